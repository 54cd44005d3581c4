import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { cn } from '#client/ui/cn.ts';
import type { Scene } from '#shared/contracts/stories.ts';

interface ScenePictureProps {
  scene: Scene;
  number: number;
  isPlaying: boolean;
  /** How long it is shown; the camera moves as long. */
  seconds: number;
}

/** A scene's picture under a slow camera, laid gently over the one before. */
export function ScenePicture({ scene, number, isPlaying, seconds }: ScenePictureProps) {
  const [under, setUnder] = useState(scene.imageUrl);
  return (
    <>
      {under && under !== scene.imageUrl && (
        <img src={under} alt="" className="absolute inset-0 size-full object-contain" />
      )}
      <div
        key={scene.id + scene.imageUrl}
        className="absolute inset-0 animate-[fade-in_600ms_ease-in-out] bg-[#1b1511]"
        onAnimationEnd={() => setUnder(scene.imageUrl)}
      >
        <Picture
          scene={scene}
          number={number}
          className={cn(
            number % 2 ? 'animate-camera-in' : 'animate-camera-out',
            !isPlaying && '[animation-play-state:paused]',
          )}
          seconds={seconds}
        />
      </div>
    </>
  );
}

interface PictureProps {
  scene: Scene;
  number: number;
  className: string;
  seconds: number;
}

function Picture({ scene, number, className, seconds }: PictureProps) {
  const [isBroken, setBroken] = useState(false);
  if (!scene.imageUrl || isBroken) return <MissingPicture />;
  return (
    <img
      src={scene.imageUrl}
      alt={`Scene ${number}: ${scene.title ?? scene.imagePrompt}`}
      onError={() => setBroken(true)}
      style={{ animationDuration: `${seconds}s` }}
      className={cn('size-full object-contain', className)}
    />
  );
}

function MissingPicture() {
  return (
    <div className="grid size-full place-content-center justify-items-center gap-2 bg-sunken px-6 pb-10 text-center text-ink">
      <ImageOff className="size-12 text-ink-muted" strokeWidth={1.3} />
      <p className="font-display text-xl">Image not available</p>
      <p className="text-ink-muted">The image for this scene has expired</p>
    </div>
  );
}
