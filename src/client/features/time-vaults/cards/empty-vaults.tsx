import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';

export function EmptyVaults({ onCreate }: { onCreate: () => void }) {
  return (
    <EmptyState
      title="No Time Vaults Yet"
      action={<Button onClick={onCreate}>Create Your First Time Vault</Button>}
    >
      <p>
        Film a few words for somebody’s wedding, a grandchild’s eighteenth birthday, or a day when
        you may not be there. They stay sealed until then.
      </p>
    </EmptyState>
  );
}
