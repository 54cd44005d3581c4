import {
  BookOpen,
  CircleUser,
  Hourglass,
  House,
  Images,
  LayoutGrid,
  LogOut,
  MessageSquareHeart,
  Network,
  UserPlus,
} from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useAncestors } from '#client/features/ancestors/ancestors-api.ts';
import { useFamilyDialogs } from '#client/features/ancestors/dialogs/use-family-dialogs.ts';
import { useAuth } from '#client/features/auth/auth-context.ts';
import { useLeaveSample } from '#client/features/auth/use-leave-sample.ts';
import { useSignedInUser } from '#client/features/auth/use-signed-in-user.ts';
import { SampleNote } from '#client/features/sample-family/sample-note.tsx';
import { createDeviceSetting } from '#client/platform/device-setting.ts';
import type { StoredUser } from '#client/platform/stored-user.ts';
import { useDocumentTitle } from '#client/platform/use-document-title.ts';
import { AppBar } from '#client/ui/app-bar.tsx';
import { Button } from '#client/ui/button.tsx';
import { ChoiceToggle } from '#client/ui/choice-toggle.tsx';
import { PageBody } from '#client/ui/page-body.tsx';
import type { Ancestor } from '#shared/contracts/ancestors.ts';
import { familyCounts } from './family-counts.ts';
import { type DashboardView, FamilyView } from './family-view.tsx';
import { greetingName } from './greeting-name.ts';

const views = [
  { value: 'cards', label: 'Card Grid', icon: LayoutGrid },
  { value: 'tree', label: 'Family Tree', icon: Network },
] as const;

/** Apart from the page, which is there before its dialogs are needed. */
const FamilyDialogs = lazy(async () => ({
  default: (await import('#client/features/ancestors/dialogs/family-dialogs.tsx')).FamilyDialogs,
}));

/** Cards or tree, as this device last had it. */
const viewSetting = createDeviceSetting(
  'heartwood.dashboard-view',
  (stored): DashboardView => (stored === 'tree' ? 'tree' : 'cards'),
);

export default function DashboardPage() {
  useDocumentTitle('Dashboard');
  const user = useSignedInUser();
  const ancestors = useAncestors(user.id);
  const dialogs = useFamilyDialogs();
  const view = viewSetting.use();
  const leaveSample = useLeaveSample();
  return (
    <>
      <DashboardBar onAdd={() => dialogs.add()} />
      <PageBody className="grid grid-cols-1 gap-8">
        {user.isSample && <SampleNote onLeave={leaveSample} />}
        <div className="flex flex-wrap items-end justify-between gap-5">
          <Greeting user={user} family={ancestors.data} />
          <ChoiceToggle
            label="How to show your family"
            choices={views}
            value={view}
            onChange={viewSetting.set}
          />
        </div>
        <FamilyView view={view} user={user} ancestors={ancestors} dialogs={dialogs} />
      </PageBody>
      <Suspense>
        <FamilyDialogs
          userId={user.id}
          family={ancestors.data ?? []}
          shown={dialogs.shown}
          open={dialogs.shown.open}
          onOpenChange={dialogs.setOpen}
        />
      </Suspense>
    </>
  );
}

interface GreetingProps {
  user: StoredUser;
  /** Undefined until it is known. */
  family: readonly Ancestor[] | undefined;
}

function Greeting({ user, family }: GreetingProps) {
  return (
    <header className="grid gap-1.5">
      <h1 tabIndex={-1} className="text-3xl [overflow-wrap:anywhere] sm:text-4xl">
        Welcome, {greetingName(user)}
      </h1>
      <p className="max-w-reading text-ink-muted">{family ? familyCounts(family) : '\u00a0'}</p>
    </header>
  );
}

function DashboardBar({ onAdd }: { onAdd: () => void }) {
  const { signOut } = useAuth();
  return (
    <AppBar
      title="Dashboard"
      actions={[
        { label: 'Home', icon: House, to: '/' },
        { label: 'My Story', icon: BookOpen, to: '/my-story' },
        { label: 'Time Vault', icon: Hourglass, to: '/time-vault' },
        { label: 'Memory Vault', icon: Images, to: '/memory-vault' },
        { label: 'Feedback', icon: MessageSquareHeart, to: '/feedback', iconOnly: true },
        { label: 'Account', icon: CircleUser, to: '/account', iconOnly: true },
        { label: 'Logout', icon: LogOut, to: () => void signOut() },
      ]}
    >
      <Button onClick={onAdd} className="px-3 sm:px-4">
        <UserPlus className="size-5" />
        <span className="max-sm:sr-only">Add Ancestor</span>
      </Button>
    </AppBar>
  );
}
