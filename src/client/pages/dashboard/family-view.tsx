import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { AncestorGrid } from '#client/features/ancestors/cards/ancestor-grid.tsx';
import { EmptyFamily } from '#client/features/ancestors/cards/empty-family.tsx';
import { LoadingGrid } from '#client/features/ancestors/cards/loading-grid.tsx';
import type { FamilyDialogsState } from '#client/features/ancestors/dialogs/use-family-dialogs.ts';
import { LoadingTree } from '#client/features/ancestors/loading-tree.tsx';
import type { StoredUser } from '#client/platform/stored-user.ts';
import { LoadError } from '#client/ui/error-state.tsx';
import type { Ancestor } from '#shared/contracts/ancestors.ts';
import { greetingName } from './greeting-name.ts';

const FamilyTree = lazy(async () => ({
  default: (await import('#client/features/ancestors/tree/family-tree.tsx')).FamilyTree,
}));

export type DashboardView = 'cards' | 'tree';

interface FamilyViewProps {
  view: DashboardView;
  user: StoredUser;
  ancestors: UseQueryResult<Ancestor[]>;
  dialogs: FamilyDialogsState;
}

/** The family as cards or as a tree, or whatever stands in its place. */
export function FamilyView({ view, user, ancestors, dialogs }: FamilyViewProps) {
  const { data: family, error } = ancestors;
  if (!family && error) return <LoadError what="your family" query={ancestors} />;
  if (!family) return view === 'tree' ? <LoadingTree /> : <LoadingGrid />;
  if (view === 'tree') {
    return (
      <Suspense fallback={<LoadingTree />}>
        <FamilyTree
          userId={user.id}
          userName={greetingName(user)}
          family={family}
          onAdd={dialogs.add}
          onEdit={dialogs.edit}
        />
      </Suspense>
    );
  }
  if (family.length === 0) return <EmptyFamily onAdd={() => dialogs.add()} />;
  return (
    <AncestorGrid
      userId={user.id}
      family={family}
      onAdd={dialogs.add}
      onEdit={dialogs.edit}
      onDelete={dialogs.remove}
    />
  );
}
