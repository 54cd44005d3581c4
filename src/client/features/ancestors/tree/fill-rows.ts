import type { Ancestor } from '#shared/contracts/ancestors.ts';
import { countPlaceholders } from './count-placeholders.ts';
import { orderRow } from './order-row.ts';
import { spreadRow } from './spread-row.ts';
import { gap, isPerson, nodeSize, placeholderWidth, type TreeNode, youKey } from './tree-shape.ts';

const rowHeight = nodeSize.height + gap.y;
const spouseWords = new Set(['spouse', 'husband', 'wife']);

interface Row {
  generation: number;
  nodes: TreeNode[];
}

/** Every row with its people in order, its empty places around them, evenly set out around the middle. */
export function fillRows(family: readonly Ancestor[]): Row[] {
  const byGeneration = Map.groupBy(family, ({ generation }) => generation);
  const generations = [...new Set([0, ...byGeneration.keys()])].sort((a, b) => a - b);
  const userRow = generations.indexOf(0);
  const places = new Map<string, number>();

  return generations.map((generation, index) => {
    const y = (index - userRow) * rowHeight;
    const people = orderRow(byGeneration.get(generation) ?? [], (id) => places.get(id));
    for (const [place, { id }] of people.entries()) places.set(id, place);
    const nodes = people.map((ancestor): TreeNode => {
      return { kind: 'person', key: ancestor.id, ancestor, generation, ...nodeSize, x: 0, y };
    });
    const row = generation === 0 ? withUser(nodes, y) : padded(nodes, generation, y);
    return { generation, nodes: setOut(row) };
  });
}

function withUser(people: TreeNode[], y: number): TreeNode[] {
  const you: TreeNode = { kind: 'you', key: youKey, generation: 0, ...nodeSize, x: 0, y };
  const spouse = people.find(
    (node) => isPerson(node) && spouseWords.has(node.ancestor.relationship ?? ''),
  );
  // Beside their spouse once the row was put in order; otherwise in the middle.
  if (spouse && people.some((node) => isPerson(node) && node.ancestor.treePosition !== 0))
    return people.toSpliced(people.indexOf(spouse), 0, you);
  const others = people.filter((node) => node !== spouse);
  return others.toSpliced(Math.floor(others.length / 2), 0, ...(spouse ? [you, spouse] : [you]));
}

function padded(people: TreeNode[], generation: number, y: number): TreeNode[] {
  const count = countPlaceholders(generation, people.length);
  const empty = Array.from({ length: count }, (_, index): TreeNode => {
    const key = `place-${generation}-${index}`;
    return { kind: 'placeholder', key, generation, width: placeholderWidth, x: 0, y };
  });
  const left = Math.floor(count / 2);
  return [...empty.slice(0, left), ...people, ...empty.slice(left)];
}

function setOut(row: TreeNode[]): TreeNode[] {
  const items = row.map(({ width }) => ({ width, wish: 0, weight: 1 }));
  const places = spreadRow(items, gap.x);
  return row.map((node, index) => ({ ...node, x: places[index] ?? 0 }));
}
