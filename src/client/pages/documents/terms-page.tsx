import { Link } from 'wouter';
import { DocumentLayout, DocumentSection } from './document-layout.tsx';

export default function TermsPage() {
  return (
    <DocumentLayout
      title="Terms of Service"
      lead="What you can expect of Heartwood, and what it asks of you. In plain words."
    >
      <DocumentSection title="What Heartwood is">
        <p>
          A place to keep your family’s people. The companions that you talk with are computer
          programs that speak from what you taught them. They are not the person, and they do not
          know more than you told them.
        </p>
      </DocumentSection>
      <DocumentSection title="What it asks of you">
        <ul>
          <li>You are an adult, and you may use the words, pictures and voices that you bring.</li>
          <li>Of living people you bring only what they agreed to.</li>
          <li>You do not use it to deceive anybody into taking a companion for a person.</li>
          <li>You send time vaults only to people who will be glad of them.</li>
        </ul>
      </DocumentSection>
      <DocumentSection title="What is yours">
        <p>
          Everything you bring stays yours. Heartwood uses it for one thing: to show, play and tell
          it to you, and to those whom you chose as recipients.
        </p>
      </DocumentSection>
      <DocumentSection title="What it cannot promise">
        <p>
          Heartwood is an early version. It is built to lose nothing, yet no machine is safe from
          everything: keep originals of what you could not bear to lose. It comes without warranty,
          as its licence says.
        </p>
        <p>
          It is no help in an emergency. If you or somebody near you is in danger, call your local
          emergency number, or find a help line at{' '}
          <a href="https://findahelpline.com" rel="noreferrer">
            findahelpline.com
          </a>
          .
        </p>
      </DocumentSection>
      <DocumentSection title="Ending">
        <p>
          You can stop at any time and delete what you brought. Questions:{' '}
          <Link href="/feedback">how to reach us</Link>.
        </p>
      </DocumentSection>
    </DocumentLayout>
  );
}
