import { ArrowLeft, Plus, Trash2 } from 'lucide-react';
import { Link } from 'wouter';
import type { VaultAddress } from '#client/features/memories/filter/use-vault-address.ts';
import { BackLink } from '#client/ui/back-link.tsx';
import { Button } from '#client/ui/button.tsx';

interface VaultHeaderProps {
  address: VaultAddress;
  onAdd: () => void;
}

export function VaultHeader({ address, onAdd }: VaultHeaderProps) {
  const { showsDeleted, addressWith } = address;
  return (
    <div className="grid gap-4">
      <BackLink href="/dashboard">Back to Dashboard</BackLink>
      <div className="flex flex-wrap items-end justify-between gap-5">
        <header className="grid gap-1.5">
          <h1 tabIndex={-1} className="text-3xl sm:text-4xl">
            {showsDeleted ? 'Recently deleted' : 'Memory Vault'}
          </h1>
          <p className="max-w-reading text-ink-muted">
            {showsDeleted
              ? 'What you delete can be brought back for 30 days. Then it is gone for good.'
              : 'Preserve your family memories forever'}
          </p>
        </header>
        <div className="flex flex-wrap gap-2">
          {showsDeleted ? (
            <Button asChild variant="secondary">
              <Link href={addressWith({ view: '' })}>
                <ArrowLeft className="size-5" />
                Back to your memories
              </Link>
            </Button>
          ) : (
            <>
              <Button asChild variant="ghost">
                <Link href="/memory-vault?view=deleted">
                  <Trash2 className="size-5" />
                  Recently deleted
                </Link>
              </Button>
              <Button onClick={onAdd}>
                <Plus className="size-5" />
                Add Memory
              </Button>
            </>
          )}
        </div>
      </div>
    </div>
  );
}
