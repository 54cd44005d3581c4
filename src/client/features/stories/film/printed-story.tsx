import type { Scene } from '#shared/contracts/stories.ts';

/** On paper a story is read: all its scenes one after another, where the screen shows one at a time. */
export function PrintedStory({ scenes, language }: { scenes: readonly Scene[]; language: string }) {
  return (
    <div lang={language} className="hidden max-w-reading print:grid print:gap-4">
      {scenes.map(({ id, title, narration }) => (
        <section key={id}>
          {title && <h2 className="text-2xl">{title}</h2>}
          <p>{narration}</p>
        </section>
      ))}
    </div>
  );
}
