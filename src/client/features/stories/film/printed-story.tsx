import { usePrinting } from '#client/platform/use-printing.ts';
import type { Scene } from '#shared/contracts/stories.ts';

/** On paper a story is read: all its scenes one after another, where the screen shows one at a time. */
export function PrintedStory({ scenes, language }: { scenes: readonly Scene[]; language: string }) {
  const isPrinting = usePrinting();
  if (!isPrinting) return null;
  return (
    <div lang={language} className="grid max-w-reading gap-4">
      {scenes.map(({ id, title, narration }) => (
        <section key={id}>
          {title && <h2 className="text-2xl">{title}</h2>}
          <p>{narration}</p>
        </section>
      ))}
    </div>
  );
}
