import { Link } from 'wouter';
import notice from '../../../../NOTICE?raw';
import { DocumentLayout, DocumentSection } from './document-layout.tsx';
import { Engines } from './engines.tsx';

export default function AboutPage() {
  return (
    <DocumentLayout
      title="About Heartwood"
      lead="The heartwood of a tree is its oldest wood: it no longer grows, and it holds everything up."
    >
      <DocumentSection title="What it is for">
        <p>
          Heartwood keeps a family’s people: who they were, what they said, what they left. It tells
          only what the family told it, always says that it is an AI, and never tries to keep
          anybody talking.
        </p>
      </DocumentSection>
      <DocumentSection title="The engines of this Heartwood">
        <Engines />
        <p>
          What is stored and what is sent where: see the <Link href="/privacy">Privacy Policy</Link>
          .
        </p>
      </DocumentSection>
      <DocumentSection title="Licence and source">
        <p>
          Heartwood is free software under the GNU Affero General Public License, version 3 or
          later. You may run, study, change and share it; whoever offers it to others must offer
          them its source under the same terms. Ask whoever runs this Heartwood for it:{' '}
          <Link href="/feedback">how to reach them</Link>.
        </p>
      </DocumentSection>
      <DocumentSection title="The work of others">
        <pre className="whitespace-pre-wrap rounded-lg bg-sunken p-4 text-sm leading-normal [overflow-wrap:anywhere]">
          {notice}
        </pre>
      </DocumentSection>
    </DocumentLayout>
  );
}
