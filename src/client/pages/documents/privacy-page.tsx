import { Link } from 'wouter';
import { DocumentLayout, DocumentSection } from './document-layout.tsx';
import { Engines } from './engines.tsx';

export default function PrivacyPage() {
  return (
    <DocumentLayout
      title="Privacy Policy"
      lead="What Heartwood keeps, who can see it, and what leaves the machine it runs on."
    >
      <DocumentSection title="What is kept">
        <ul>
          <li>
            Your account: name, email address, and your password as a hash that cannot be read.
          </li>
          <li>
            What you give it: the people of your family, what you teach about them, your
            conversations, time vaults, memories, stories and feedback, with their files.
          </li>
          <li>
            Your sessions: when they began, and the network address and browser that they came from.
            They end by themselves and are removed then.
          </li>
          <li>
            On your own device: who is signed in, your choice of theme and voice, and what you typed
            or recorded and have not sent yet.
          </li>
        </ul>
      </DocumentSection>
      <DocumentSection title="Who can see it">
        <p>
          You alone, signed in to your account. The one exception is yours to make: whoever gets a
          time vault’s private link by mail can watch that video, from its day on.
        </p>
        <p>
          Whoever runs this Heartwood can reach its disk and database, as with any service. Choose
          an operator whom you trust, or run your own.
        </p>
      </DocumentSection>
      <DocumentSection title="What leaves the machine">
        <p>As this Heartwood is set up today:</p>
        <Engines />
        <ul>
          <li>
            Mails, such as those of a time vault, go through the operator’s mail server when one is
            set up. Otherwise they are written to a folder and sent nowhere.
          </li>
          <li>
            Dictating a message uses your browser’s own speech recognition. Some browsers send the
            sound to their maker to be understood.
          </li>
        </ul>
        <p>
          There is no advertising, no tracking and no analytics, and pages load nothing from others.
        </p>
      </DocumentSection>
      <DocumentSection title="What is never done">
        <ul>
          <li>Your words are not used to train anybody’s model by Heartwood.</li>
          <li>Stories and messages are not written to the logs.</li>
          <li>Nothing is sold or shared.</li>
        </ul>
      </DocumentSection>
      <DocumentSection title="Taking it away, and taking it back">
        <p>
          You can delete each relative, conversation, vault, memory and story; their files go with
          them. A deleted memory can be restored for 30 days unless you remove it at once.
        </p>
        <p>
          Questions about your data: see <Link href="/feedback">how to reach us</Link>.
        </p>
      </DocumentSection>
    </DocumentLayout>
  );
}
