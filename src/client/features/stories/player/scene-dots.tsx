import { cn } from '#client/ui/cn.ts';
import type { Scene } from '#shared/contracts/stories.ts';

interface SceneDotsProps {
  scenes: readonly Scene[];
  current: number;
  onChoose: (index: number) => void;
}

/** A dot for each scene, to jump to it. */
export function SceneDots({ scenes, current, onChoose }: SceneDotsProps) {
  return (
    <ol aria-label="Scenes" className="flex flex-wrap justify-center">
      {scenes.map((scene, index) => (
        <li key={scene.id}>
          <button
            type="button"
            aria-label={`Go to scene ${index + 1}${scene.title ? `: ${scene.title}` : ''}`}
            aria-current={index === current ? 'step' : undefined}
            onClick={() => onChoose(index)}
            className="group grid h-9 w-6 place-items-center rounded-md focus-visible:-outline-offset-2 focus-visible:outline-[#f0b878] sm:w-7"
          >
            <span
              className={cn(
                'size-2.5 rounded-full bg-[#f6efe3]/45 transition-[width,background-color] group-hover:bg-[#f6efe3]',
                index === current && 'w-5 bg-[#f6efe3]',
              )}
            />
          </button>
        </li>
      ))}
    </ol>
  );
}
