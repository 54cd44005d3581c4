import { ArrowDown, ArrowUp, ImageIcon, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import type { Scene } from '#shared/contracts/stories.ts';

interface SceneRowProps {
  scene: Scene;
  /** Its place, from 1. */
  number: number;
  count: number;
  language: string;
  isUnsaved: boolean;
  onEdit: () => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  /** The form, while it is open. */
  children: ReactNode;
}

export function SceneRow(props: SceneRowProps) {
  const { scene, number, count, language, isUnsaved, onEdit, onMove, onRemove, children } = props;
  return (
    <Card className="grid gap-4 p-4 sm:p-5">
      <div className="grid gap-4 sm:grid-cols-[11rem_1fr]">
        <div className="photo-print self-start rounded-sm">
          <div className="grid aspect-video place-items-center overflow-hidden rounded-sm bg-sunken text-line-strong">
            {scene.imageUrl ? (
              <img src={scene.imageUrl} alt="" className="size-full object-cover" />
            ) : (
              <ImageIcon aria-hidden="true" className="size-8 animate-breathe" />
            )}
          </div>
        </div>
        <div className="grid min-w-0 content-start gap-1">
          <p className="flex flex-wrap items-center gap-2 text-base text-ink-muted">
            Scene {number}
            {scene.status === 'pending' && <Badge tone="yellow">Being made again</Badge>}
            {isUnsaved && <Badge tone="outline">Not saved yet</Badge>}
          </p>
          <h2 lang={language} className="text-xl">
            {scene.title || 'Without a title'}
          </h2>
          {!children && (
            <p lang={language} className="line-clamp-3 text-ink-muted">
              {scene.narration}
            </p>
          )}
        </div>
      </div>
      {children}
      <div className="flex flex-wrap items-center gap-1">
        {!children && (
          <Button
            variant="secondary"
            aria-label={`Edit scene ${number}`}
            data-edit={scene.id}
            onClick={onEdit}
            className="mr-auto"
          >
            <Pencil aria-hidden="true" className="size-4.5" />
            Edit
          </Button>
        )}
        <span className="grow" />
        <IconButton
          label={`Move scene ${number} up`}
          disabled={number === 1}
          onClick={() => onMove(-1)}
        >
          <ArrowUp aria-hidden="true" className="size-5" />
        </IconButton>
        <IconButton
          label={`Move scene ${number} down`}
          disabled={number === count}
          onClick={() => onMove(1)}
        >
          <ArrowDown aria-hidden="true" className="size-5" />
        </IconButton>
        <IconButton label={`Remove scene ${number}`} disabled={count === 1} onClick={onRemove}>
          <Trash2 aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
    </Card>
  );
}
