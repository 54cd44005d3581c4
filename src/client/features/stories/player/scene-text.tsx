import type { Scene } from '#shared/contracts/stories.ts';

interface SceneTextProps {
  scene: Scene;
  number: number;
  count: number;
  language: string;
}

/** The words of the scene that is shown, to be read. */
export function SceneText({ scene, number, count, language }: SceneTextProps) {
  return (
    <div className="mx-auto grid w-full max-w-reading gap-1.5">
      <p className="text-base text-ink-muted">
        Scene {number} of {count}
      </p>
      {scene.title && (
        <h2 lang={language} className="text-2xl">
          {scene.title}
        </h2>
      )}
      <p lang={language} className="text-lg">
        {scene.narration}
      </p>
    </div>
  );
}
