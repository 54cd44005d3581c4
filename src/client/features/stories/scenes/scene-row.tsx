import { ArrowDown, ArrowUp, ImageIcon, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import type { Scene } from '#shared/contracts/stories.ts';
import { ScenePrint } from '../scene-print.tsx';

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
        <ScenePrint url={scene.imageUrl} icon={ImageIcon} className="self-start" />
        <div className="grid min-w-0 content-start gap-1">
          <div className="-mt-2 flex items-center">
            <p className="mr-auto flex flex-wrap items-center gap-2 text-base text-ink-muted">
              Scene {number}
              {scene.status === 'pending' && <Badge tone="yellow">Being made again</Badge>}
              {isUnsaved && <Badge tone="outline">Not saved yet</Badge>}
            </p>
            <IconButton
              label={`Move scene ${number} up`}
              disabled={number === 1}
              onClick={() => onMove(-1)}
            >
              <ArrowUp className="size-5" />
            </IconButton>
            <IconButton
              label={`Move scene ${number} down`}
              disabled={number === count}
              onClick={() => onMove(1)}
            >
              <ArrowDown className="size-5" />
            </IconButton>
            <IconButton label={`Remove scene ${number}`} disabled={count === 1} onClick={onRemove}>
              <Trash2 className="size-5" />
            </IconButton>
          </div>
          <h2 lang={language} className="text-xl">
            {scene.title || 'Without a title'}
          </h2>
          {!children && (
            <>
              <p lang={language} className="line-clamp-3 text-ink-muted">
                {scene.narration}
              </p>
              <Button
                variant="secondary"
                aria-label={`Edit scene ${number}`}
                data-edit={scene.id}
                onClick={onEdit}
                className="mt-2 w-fit"
              >
                <Pencil className="size-4.5" />
                Edit
              </Button>
            </>
          )}
        </div>
      </div>
      {children}
    </Card>
  );
}
