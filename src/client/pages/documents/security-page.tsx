import { Link } from 'wouter';
import { DocumentLayout, DocumentSection } from './document-layout.tsx';

export default function SecurityPage() {
  return (
    <DocumentLayout
      title="Security"
      lead="How Heartwood keeps what you bring safe: from loss, and from other people."
    >
      <DocumentSection title="From other people">
        <ul>
          <li>Every call is checked on the server: who is asking, and whether it is theirs.</li>
          <li>
            Passwords are kept as argon2id hashes. Too many wrong ones, and sign-in pauses for a
            while.
          </li>
          <li>Sessions are cookies that no script can read and no other site can use.</li>
          <li>Files are opened only by whoever owns them, at addresses that cannot be guessed.</li>
          <li>
            A sealed time vault gives no picture and no sound of its video to anybody before its
            day, you included.
          </li>
          <li>
            Files from outside are known by their content, not by their name, and are opened under
            strict limits.
          </li>
        </ul>
      </DocumentSection>
      <DocumentSection title="From loss">
        <ul>
          <li>What was saved is on the disk before you are told so, power cut or not.</li>
          <li>
            Nothing half-written is ever shown, and work that was interrupted is taken up again.
          </li>
          <li>What you type is kept on your device until it is saved.</li>
          <li>
            Backups are the operator’s: copy the data directory, or the database and the bucket,
            regularly.
          </li>
        </ul>
      </DocumentSection>
      <DocumentSection title="If you find a weakness">
        <p>
          Please tell us first, and give us time to mend it:{' '}
          <Link href="/feedback">how to reach us</Link>. Try only on your own account and data.
        </p>
      </DocumentSection>
    </DocumentLayout>
  );
}
