import { useEffect, useRef } from 'react';
import { usePrinting } from '#client/platform/use-printing.ts';
import type { Scene } from '#shared/contracts/stories.ts';

/** Pictures that are first asked for when paper is drawn would come too late for it. */
function usePictures(scenes: readonly Scene[]): void {
  const kept = useRef<HTMLImageElement[]>([]);
  useEffect(() => {
    kept.current = scenes.flatMap(({ imageUrl }) =>
      imageUrl ? [Object.assign(new Image(), { fetchPriority: 'low', src: imageUrl })] : [],
    );
  }, [scenes]);
}

/** On paper a story is read: all its scenes one after another, where the screen shows one at a time. */
export function PrintedStory({ scenes, language }: { scenes: readonly Scene[]; language: string }) {
  usePictures(scenes);
  const isPrinting = usePrinting();
  if (!isPrinting) return null;
  return (
    <div lang={language} className="grid max-w-reading gap-6">
      {scenes.map(({ id, title, narration, imageUrl }) => (
        <article key={id} className="grid gap-2">
          {imageUrl && <img src={imageUrl} alt="" className="aspect-video w-full max-w-xl" />}
          {title && <h2 className="text-2xl">{title}</h2>}
          <p>{narration}</p>
        </article>
      ))}
    </div>
  );
}
