import { Lock, LockOpen, Play } from 'lucide-react';
import { cn } from '#client/ui/cn.ts';
import { GrowthRings } from '#client/ui/growth-rings.tsx';
import type { VaultStage } from '../vault-stage.ts';

const icons = { locked: Lock, ready: LockOpen, opened: Play };

export interface VaultSealProps {
  stage: VaultStage;
  /** A picture from the video, once it may be seen. */
  posterUrl: string | null;
}

/** The upper part of a card: a slice of wood while it is sealed, then a print of the video. */
export function VaultSeal({ stage, posterUrl }: VaultSealProps) {
  const Icon = icons[stage];
  return (
    <div className="photo-print rounded-md">
      <div
        className={cn(
          'relative grid aspect-video place-items-center overflow-hidden rounded-sm',
          stage === 'ready' ? 'bg-green-soft' : 'bg-sunken',
        )}
      >
        {posterUrl ? (
          <img src={posterUrl} alt="" className="absolute inset-0 size-full object-cover" />
        ) : (
          <GrowthRings className="absolute size-72 opacity-45" />
        )}
        <span className="relative grid size-14 place-items-center rounded-full bg-card text-primary shadow-soft">
          <Icon className="size-6" />
        </span>
      </div>
    </div>
  );
}
