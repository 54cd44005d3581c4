import {
  BookOpen,
  CircleUser,
  Hourglass,
  House,
  Images,
  LogOut,
  MessageSquareHeart,
  UserPlus,
} from 'lucide-react';
import { useAuth } from '#client/features/auth/auth-context.ts';
import { AppBar } from '#client/ui/app-bar.tsx';
import { Button } from '#client/ui/button.tsx';

export function DashboardBar({ onAdd }: { onAdd: () => void }) {
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
        <UserPlus aria-hidden="true" className="size-5" />
        <span className="max-sm:sr-only">Add Ancestor</span>
      </Button>
    </AppBar>
  );
}
