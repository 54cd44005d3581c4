import { type Box, nodeBox, nodeSize, type TreeNode } from './tree-shape.ts';

interface Point {
  x: number;
  y: number;
}

function curve(from: Point, to: Point, bend: number): { path: string; box: Box } {
  const reach = Math.max(Math.abs(to.y - from.y) * 0.55, Math.abs(bend));
  const firstY = from.y + Math.sign(bend) * reach;
  const turns = Math.sign(bend) === Math.sign(to.y - from.y);
  const secondY = to.y + (turns ? -1 : 1) * Math.sign(bend) * reach;
  const round = (value: number) => Math.round(value * 10) / 10;
  const path = `M${round(from.x)} ${round(from.y)}C${round(from.x)} ${round(firstY)} ${round(to.x)} ${round(secondY)} ${round(to.x)} ${round(to.y)}`;
  const ys = [from.y, to.y, firstY, secondY];
  const box = {
    left: Math.min(from.x, to.x),
    right: Math.max(from.x, to.x),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
  return { path, box };
}

/** A branch from a parent (or from between two, standing side by side) to a child, on top as a rule. */
export function parentPath(parent: TreeNode, child: TreeNode, partner?: TreeNode) {
  const x = partner ? (parent.x + partner.x) / 2 : parent.x;
  const [upper, lower] = [nodeBox(parent), nodeBox(child)];
  const above = child.y < parent.y;
  const start = { x, y: above ? upper.top : upper.bottom };
  const end = { x: child.x, y: child.y > parent.y ? lower.top : lower.bottom };
  const { path, box } = curve(start, end, child.y === parent.y ? 56 : above ? -30 : 30);
  // From between the two the branch first goes straight, from their tie to the edge of their cards.
  return partner ? { path: `M${x} ${parent.y}L${x} ${start.y}${path}`, box } : { path, box };
}

/** Side by side a short tie; further apart a bow over those between. */
export function spousePath(one: TreeNode, other: TreeNode, adjacent: boolean) {
  if (one.y !== other.y) {
    const [upper, lower] = one.y < other.y ? [one, other] : [other, one];
    return parentPath(upper, lower);
  }
  const [left, right] = one.x < other.x ? [one, other] : [other, one];
  if (adjacent) {
    const [start, end] = [nodeBox(left).right, nodeBox(right).left];
    return {
      path: `M${start} ${left.y}L${end} ${right.y}`,
      box: { left: start, right: end, top: left.y - 2, bottom: left.y + 2 },
    };
  }
  const top = left.y - nodeSize.height / 2;
  return curve({ x: left.x, y: top }, { x: right.x, y: top }, -48);
}
