import { useDocumentTitle } from '#client/platform/use-document-title.ts';
import { AppBar } from '#client/ui/app-bar.tsx';
import { PageBody } from '#client/ui/page-body.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';

export function TrainingPage({ ancestorId }: { ancestorId: string }) {
  useDocumentTitle('Training');
  return (
    <>
      <AppBar title="Training" />
      <PageBody>
        <PageHeader title="Training" description={ancestorId} />
      </PageBody>
    </>
  );
}
