import type { Ancestor } from '#shared/contracts/ancestors.ts';
import { generationLabel } from '#shared/generation-label.ts';
import { type Bond, listBonds } from './bonds.ts';
import { drawLinks } from './draw-links.ts';
import { fillRows } from './fill-rows.ts';
import { spreadRow } from './spread-row.ts';
import { gap, nodeBox, nodeSize, type TreeLayout, type TreeNode, youKey } from './tree-shape.ts';

/** How often the rows are pulled towards each other, downwards and upwards in turn. */
const sweeps = 6;
/** What is linked to nothing gives way to what is. */
const looseWeight = 0.02;

function neighboursOf(bonds: readonly Bond[]): Map<string, string[]> {
  const neighbours = new Map<string, string[]>();
  const note = (key: string, other: string) =>
    neighbours.set(key, [...(neighbours.get(key) ?? []), other]);
  for (const { kind, from, to } of bonds) {
    if (kind === 'spouse') continue;
    note(from, to);
    note(to, from);
  }
  return neighbours;
}

function pullTogether(rows: ReadonlyArray<TreeNode[]>, bonds: readonly Bond[]): void {
  const nodes = new Map(rows.flat().map((node) => [node.key, node]));
  const neighbours = neighboursOf(bonds);
  for (let sweep = 0; sweep < sweeps; sweep += 1) {
    for (const row of sweep % 2 === 0 ? rows : rows.toReversed()) {
      const wishes = row.map((node) => {
        const linked = (neighbours.get(node.key) ?? []).flatMap((key) => nodes.get(key) ?? []);
        const others = linked.filter(({ y }) => y !== node.y);
        return others.length === 0
          ? undefined
          : others.reduce((sum, { x }) => sum + x, 0) / others.length;
      });
      const shifts = row.flatMap(({ x }, index) => (wishes[index] ?? x) - x);
      const linked = wishes.filter((wish) => wish !== undefined).length;
      const shift = linked === 0 ? 0 : shifts.reduce((sum, one) => sum + one, 0) / linked;
      const items = row.map(({ width, x }, index) => ({
        width,
        wish: wishes[index] ?? x + shift,
        weight: wishes[index] === undefined ? looseWeight : 1,
      }));
      spreadRow(items, gap.x).forEach((x, index) => {
        const node = row[index];
        if (node) node.x = x;
      });
    }
  }
}

/** Places everybody: a generation to a row, oldest on top, the current user at 0, 0. */
export function layoutTree(family: readonly Ancestor[]): TreeLayout {
  const bonds = listBonds(family);
  const rows = fillRows(family);
  pullTogether(
    rows.map(({ nodes }) => nodes),
    bonds,
  );

  const nodes = rows.flatMap((row) => row.nodes);
  const you = nodes.find(({ key }) => key === youKey);
  for (const node of nodes) if (node !== you) node.x -= you?.x ?? 0;
  if (you) you.x = 0;

  const boxes = nodes.map(nodeBox);
  return {
    rows: rows.map(({ generation, nodes }) => ({
      generation,
      label: generationLabel(generation),
      y: nodes[0]?.y ?? 0,
      nodes,
    })),
    links: drawLinks(
      rows.map(({ nodes }) => nodes),
      bonds,
    ),
    box: {
      left: Math.min(...boxes.map(({ left }) => left)),
      right: Math.max(...boxes.map(({ right }) => right)),
      top: Math.min(...boxes.map(({ top }) => top)) - nodeSize.height / 4,
      bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
    },
  };
}
