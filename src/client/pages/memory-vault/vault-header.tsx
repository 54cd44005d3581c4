import { ArrowLeft, Plus, Trash2 } from 'lucide-react';
import { Link } from 'wouter';
import type { VaultAddress } from '#client/features/memories/filter/use-vault-address.ts';
import { Button } from '#client/ui/button.tsx';

interface VaultHeaderProps {
  address: VaultAddress;
  onAdd: () => void;
}

export function VaultHeader({ address, onAdd }: VaultHeaderProps) {
  const { showsDeleted, addressWith } = address;
  return (
    <div className="grid gap-3">
      <Button asChild variant="ghost" className="-ml-4 justify-self-start">
        <Link href="/dashboard">
          <ArrowLeft aria-hidden="true" className="size-5" />
          Back to Dashboard
        </Link>
      </Button>
      <div className="flex flex-wrap items-end justify-between gap-5">
        <header className="grid gap-1.5">
          <h1 tabIndex={-1} className="text-4xl">
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
                <ArrowLeft aria-hidden="true" className="size-5" />
                Back to your memories
              </Link>
            </Button>
          ) : (
            <>
              <Button asChild variant="ghost">
                <Link href="/memory-vault?view=deleted">
                  <Trash2 aria-hidden="true" className="size-5" />
                  Recently deleted
                </Link>
              </Button>
              <Button onClick={onAdd}>
                <Plus aria-hidden="true" className="size-5" />
                Add Memory
              </Button>
            </>
          )}
        </div>
      </div>
    </div>
  );
}
