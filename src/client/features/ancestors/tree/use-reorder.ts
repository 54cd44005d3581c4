import { useCallback, useState } from 'react';
import { toastFailure } from '#client/ui/toast.ts';
import { useMoveInRow } from '../ancestors-api.ts';
import { placesAfterMove } from './places-after-move.ts';
import { isPerson, type PersonNode, type TreeRow } from './tree-shape.ts';

/** Moves a person within their row, saves it, and announces the new place. */
export function useReorder(userId: string, rows: readonly TreeRow[]) {
  const { mutateAsync } = useMoveInRow(userId);
  const [announcement, setAnnouncement] = useState('');

  const moveTo = useCallback(
    async (node: PersonNode, index: number) => {
      const row = rows.find(({ generation }) => generation === node.generation);
      const people = (row?.nodes ?? []).filter(isPerson).map(({ ancestor }) => ancestor);
      const { name } = node.ancestor;
      if (index < 0 || index >= people.length) {
        setAnnouncement(`${name} is already at the end of the row.`);
        return;
      }
      const places = placesAfterMove(people, node.key, index);
      if (places.size === 0) return;
      setAnnouncement(`${name} is now number ${index + 1} of ${people.length} in ${row?.label}.`);
      try {
        await mutateAsync(places);
      } catch (error) {
        setAnnouncement('');
        toastFailure(error, {
          title: 'We couldn’t save the new order',
          description: 'Everybody stands where they stood before. Please try again.',
        });
      }
    },
    [rows, mutateAsync],
  );

  const moveBy = useCallback(
    (node: PersonNode, steps: number) => {
      const row = rows.find(({ generation }) => generation === node.generation);
      const people = (row?.nodes ?? []).filter(isPerson);
      return moveTo(node, people.findIndex(({ key }) => key === node.key) + steps);
    },
    [rows, moveTo],
  );

  return { announcement, moveTo, moveBy };
}
