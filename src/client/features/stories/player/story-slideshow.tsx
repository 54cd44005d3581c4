import { type PointerEvent, useRef, useState } from 'react';
import { cn } from '#client/ui/cn.ts';
import type { Scene, Story } from '#shared/contracts/stories.ts';
import { Caption } from './caption.tsx';
import { PlayerControls } from './player-controls.tsx';
import { playerScrimStyles } from './player-styles.ts';
import { ScenePicture } from './scene-picture.tsx';
import { SceneText } from './scene-text.tsx';
import { useCaptions } from './use-captions.ts';
import { useFullScreen } from './use-full-screen.ts';
import { useIdleControls } from './use-idle-controls.ts';
import { usePlayerKeys } from './use-player-keys.ts';
import { useSlideshow } from './use-slideshow.ts';

interface StorySlideshowProps {
  story: Story;
  scenes: readonly Scene[];
}

/** A story's scenes, one after the other, with their narration. */
export function StorySlideshow({ story, scenes }: StorySlideshowProps) {
  const { language } = story;
  const frame = useRef<HTMLElement>(null);
  const controls = useRef<HTMLDivElement>(null);
  const slideshow = useSlideshow({ scenes, language });
  const [hasCaptions, setCaptions] = useState(false);
  const heard = useCaptions(story, scenes, hasCaptions);
  const { isFull, toggle: toggleFullScreen } = useFullScreen(frame);
  const { isVisible, wake } = useIdleControls(slideshow.isPlaying, controls);
  const { scene, index, isPlaying, sceneSeconds } = slideshow;
  const waking = (act: () => void) => () => {
    wake();
    act();
  };
  usePlayerKeys({
    togglePlaying: waking(slideshow.toggle),
    previous: waking(slideshow.previous),
    next: waking(slideshow.next),
    toggleSound: waking(slideshow.toggleNarration),
    toggleFullScreen: waking(toggleFullScreen),
  });
  if (!scene) return null;

  // A finger first wakes the controls; a mouse, for which they are awake, plays and pauses.
  const press = (event: PointerEvent) => {
    wake();
    if (event.pointerType === 'mouse' && event.button === 0) slideshow.toggle();
  };
  return (
    <div className="grid gap-5">
      <section
        ref={frame}
        aria-label="Slideshow"
        onMouseMove={wake}
        onTouchStart={wake}
        onFocus={wake}
        onKeyDown={wake}
        className={cn(
          'relative overflow-hidden rounded-md border border-line bg-[#1b1511] bg-clip-padding max-sm:pb-24',
          !isVisible && 'cursor-none',
          isFull && 'fixed inset-0 z-60 rounded-none border-0 pb-0 max-sm:pb-0',
        )}
      >
        <div
          onPointerUp={press}
          className={cn('relative overflow-hidden', isFull ? 'h-full' : 'aspect-video')}
        >
          <ScenePicture
            scene={scene}
            number={index + 1}
            isPlaying={isPlaying}
            seconds={sceneSeconds}
          />
        </div>
        {hasCaptions && (
          <Caption
            scene={scene}
            language={language}
            seconds={sceneSeconds}
            elapsed={slideshow.elapsedSeconds}
            heard={heard?.[index]}
            isRaised={isVisible}
          />
        )}
        <div
          ref={controls}
          className={cn(
            'absolute inset-x-0 bottom-0 px-2 pt-1 pb-1.5 transition-[opacity,visibility] duration-200 sm:px-3',
            playerScrimStyles,
            !isVisible && 'invisible opacity-0',
          )}
        >
          <PlayerControls
            scenes={scenes}
            slideshow={slideshow}
            hasCaptions={hasCaptions}
            onToggleCaptions={() => setCaptions((on) => !on)}
            isFull={isFull}
            onToggleFullScreen={toggleFullScreen}
          />
        </div>
      </section>
      <SceneText scene={scene} number={index + 1} count={scenes.length} language={language} />
    </div>
  );
}
