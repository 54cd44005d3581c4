import { useAncestors } from '#client/features/ancestors/ancestors-api.ts';
import { FamilyDialogs } from '#client/features/ancestors/dialogs/family-dialogs.tsx';
import { useFamilyDialogs } from '#client/features/ancestors/dialogs/use-family-dialogs.ts';
import { useLeaveSample } from '#client/features/auth/use-leave-sample.ts';
import { useSignedInUser } from '#client/features/auth/use-signed-in-user.ts';
import { SampleNote } from '#client/features/sample-family/sample-note.tsx';
import { useDocumentTitle } from '#client/platform/use-document-title.ts';
import { PageBody } from '#client/ui/page-body.tsx';
import { DashboardBar } from './dashboard-bar.tsx';
import { FamilyView } from './family-view.tsx';
import { Greeting } from './greeting.tsx';
import { useDashboardView } from './use-dashboard-view.ts';
import { ViewToggle } from './view-toggle.tsx';

export default function DashboardPage() {
  useDocumentTitle('Dashboard');
  const user = useSignedInUser();
  const ancestors = useAncestors(user.id);
  const dialogs = useFamilyDialogs();
  const [view, setView] = useDashboardView();
  const leaveSample = useLeaveSample();
  return (
    <>
      <DashboardBar onAdd={() => dialogs.add()} />
      <PageBody className="grid grid-cols-1 gap-8">
        {user.isSample && <SampleNote onLeave={leaveSample} />}
        <div className="flex flex-wrap items-end justify-between gap-5">
          <Greeting user={user} family={ancestors.data} />
          <ViewToggle view={view} onChange={setView} />
        </div>
        <FamilyView view={view} user={user} ancestors={ancestors} dialogs={dialogs} />
      </PageBody>
      <FamilyDialogs
        userId={user.id}
        family={ancestors.data ?? []}
        shown={dialogs.shown}
        open={dialogs.shown.open}
        onOpenChange={dialogs.setOpen}
      />
    </>
  );
}
