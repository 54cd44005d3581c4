import { useDocumentTitle } from '#client/platform/use-document-title.ts';
import { AppBar } from '#client/ui/app-bar.tsx';
import { PageBody } from '#client/ui/page-body.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';

export function ChatPage({ ancestorId }: { ancestorId: string }) {
  useDocumentTitle('Chat');
  return (
    <>
      <AppBar title="Chat" />
      <PageBody>
        <PageHeader title="Chat" description={ancestorId} />
      </PageBody>
    </>
  );
}
