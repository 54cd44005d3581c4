import { type KeyboardEvent, memo, type PointerEvent } from 'react';
import { Link } from 'wouter';
import { Avatar } from '#client/ui/avatar.tsx';
import { Button } from '#client/ui/button.tsx';
import { cn } from '#client/ui/cn.ts';
import { initialsOf } from '#client/ui/initials-of.ts';
import type { Ancestor } from '#shared/contracts/ancestors.ts';
import { relationshipLabel } from '#shared/relationships.ts';
import { RelationshipWords } from '../relationship-words.tsx';
import { StatusBadge, statusLabel } from '../status-badge.tsx';
import { nodeFrame, nodeLook, nodePosition } from './node-styles.ts';
import type { PersonNode } from './tree-shape.ts';

export interface TreeNodeProps {
  node: PersonNode;
  far: boolean;
  /** The one that the Tab key leads to. */
  current: boolean;
  dragged: boolean;
  onEdit: (ancestor: Ancestor) => void;
  onGrab: (event: PointerEvent<HTMLElement>, node: PersonNode) => void;
  onHandleKey: (event: KeyboardEvent, node: PersonNode) => void;
}

export const TreeNode = memo(function TreeNode(props: TreeNodeProps) {
  const { node, far, current, dragged, onEdit, onGrab, onHandleKey } = props;
  const { ancestor } = node;
  const { name, relationship, status, avatarUrl } = ancestor;
  const label = relationshipLabel(relationship);
  const tabIndex = current ? 0 : -1;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would promise a form.
    <div
      role="group"
      aria-label={[name, label, statusLabel(status)].filter(Boolean).join(', ')}
      data-tree-key={node.key}
      tabIndex={tabIndex}
      className={cn(
        nodeFrame,
        nodeLook,
        dragged && 'z-10 cursor-grabbing shadow-soft ring-2 ring-amber',
      )}
      style={nodePosition(node)}
    >
      <NodePicture name={name} src={avatarUrl} large={far} />
      <p
        className={cn(
          'w-full font-display font-semibold leading-tight [overflow-wrap:anywhere]',
          far ? 'text-2xl' : 'text-lg',
        )}
      >
        {shorten(name, 34)}
      </p>
      {!far && (
        <>
          <p className="w-full text-ink-muted text-sm leading-snug">
            <RelationshipWords label={shorten(label, 42)} />
          </p>
          <StatusBadge status={status} />
          <div className="mt-auto flex w-full gap-1">
            {status === 'active' && (
              <Button asChild className="grow gap-1.5 px-2 text-base">
                <Link
                  href={`/chat/${ancestor.id}`}
                  tabIndex={tabIndex}
                  aria-label={`Chat with ${name}`}
                >
                  Chat
                </Link>
              </Button>
            )}
            <Button
              variant="secondary"
              tabIndex={tabIndex}
              aria-label={`Edit ${name}`}
              onClick={() => onEdit(ancestor)}
              className="grow gap-1.5 px-2 text-base"
            >
              Edit
            </Button>
          </div>
          <button
            type="button"
            data-own-gesture=""
            tabIndex={tabIndex}
            aria-label={`Move ${name} in the row`}
            title="Drag to change the order"
            onPointerDown={(event) => onGrab(event, node)}
            onKeyDown={(event) => onHandleKey(event, node)}
            className="absolute top-0 right-0 grid size-target cursor-grab touch-none place-items-center rounded-lg text-ink-muted hover:text-ink"
          >
            <span
              aria-hidden="true"
              className="h-4 w-2.5 bg-[radial-gradient(currentColor_1.4px,transparent_1.6px)] bg-[length:5px_5px]"
            />
          </button>
        </>
      )}
    </div>
  );
});

/** A node has room for two lines; cutting the text is cheaper to draw than clipping it. */
function shorten(text: string, length: number): string {
  const letters = [...text];
  return letters.length <= length
    ? text
    : `${letters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`;
}

interface NodePictureProps {
  name: string;
  src: string | null;
  large: boolean;
}

/** The avatar; or two initials without its machinery, since hundreds may come into view at once. */
function NodePicture({ name, src, large }: NodePictureProps) {
  if (src) return <Avatar name={name} src={src} initials={2} size={large ? 'large' : 'medium'} />;
  return (
    <span
      aria-hidden="true"
      className={cn(
        'inline-grid shrink-0 place-items-center rounded-full border border-line bg-green-soft font-display text-green-ink',
        large ? 'size-20 text-3xl' : 'size-14 text-2xl',
      )}
    >
      {initialsOf(name, 2)}
    </span>
  );
}
