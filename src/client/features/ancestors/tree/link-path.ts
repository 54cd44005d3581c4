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

/** A branch from a parent (or from between two, standing side by side) down to a child. */
export function parentPath(parent: TreeNode, child: TreeNode, partner?: TreeNode) {
  const below = child.y > parent.y;
  const start: Point = partner
    ? { x: (parent.x + partner.x) / 2, y: parent.y }
    : {
        x: parent.x,
        y: below || child.y === parent.y ? nodeBox(parent).bottom : nodeBox(parent).top,
      };
  if (child.y === parent.y) return curve(start, { x: child.x, y: nodeBox(child).bottom }, 56);
  const end = { x: child.x, y: below ? nodeBox(child).top : nodeBox(child).bottom };
  return curve(start, end, below ? 30 : -30);
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
