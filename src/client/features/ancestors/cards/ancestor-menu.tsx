import { Ellipsis, Moon, Pencil, Sunrise, Trash2 } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { DropdownMenu } from '#client/ui/dropdown-menu.tsx';
import type { Ancestor } from '#shared/contracts/ancestors.ts';

export interface AncestorMenuProps {
  ancestor: Ancestor;
  onEdit: (ancestor: Ancestor) => void;
  onDelete: (ancestor: Ancestor) => void;
  onRest: (ancestor: Ancestor) => void;
}

export function AncestorMenu({ ancestor, onEdit, onDelete, onRest }: AncestorMenuProps) {
  const resting = ancestor.status === 'resting';
  return (
    <DropdownMenu
      trigger={
        <Button
          variant="ghost"
          size="icon"
          aria-label={`More for ${ancestor.name}`}
          className="-mr-2 self-start"
        >
          <Ellipsis className="size-5" />
        </Button>
      }
      items={[
        { label: 'Edit Basic Info', icon: Pencil, onSelect: () => onEdit(ancestor) },
        {
          label: resting ? 'Wake again' : 'Lay to rest',
          icon: resting ? Sunrise : Moon,
          onSelect: () => onRest(ancestor),
        },
        {
          label: 'Delete Character',
          icon: Trash2,
          destructive: true,
          onSelect: () => onDelete(ancestor),
        },
      ]}
    />
  );
}
