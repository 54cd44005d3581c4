import {
  Captions,
  CaptionsOff,
  Maximize,
  Minimize,
  Pause,
  Play,
  SkipBack,
  SkipForward,
  Volume2,
  VolumeX,
} from 'lucide-react';
import { clockTime } from '#client/platform/format.ts';
import { cn } from '#client/ui/cn.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import type { Scene } from '#shared/contracts/stories.ts';
import { playerButtonStyles } from './player-styles.ts';
import { SceneDots } from './scene-dots.tsx';
import type { Slideshow } from './use-slideshow.ts';

interface PlayerControlsProps {
  scenes: readonly Scene[];
  slideshow: Slideshow;
  hasCaptions: boolean;
  onToggleCaptions: () => void;
  isFull: boolean;
  onToggleFullScreen: () => void;
}

const icon = { className: 'size-5' };

export function PlayerControls(props: PlayerControlsProps) {
  const { scenes, slideshow, hasCaptions, onToggleCaptions, isFull, onToggleFullScreen } = props;
  const { isPlaying, isNarrated, isFirst, isLast, totalElapsed, totalSeconds } = slideshow;
  return (
    <div className="flex flex-wrap items-center gap-x-1">
      <IconButton
        label="Previous scene"
        disabled={isFirst}
        onClick={slideshow.previous}
        className={playerButtonStyles}
      >
        <SkipBack {...icon} />
      </IconButton>
      <IconButton
        label={isPlaying ? 'Pause' : 'Play'}
        onClick={slideshow.toggle}
        className={cn(playerButtonStyles, 'rounded-full bg-[#f6efe3]/15 hover:bg-[#f6efe3]/30')}
      >
        {isPlaying ? <Pause {...icon} /> : <Play {...icon} />}
      </IconButton>
      <IconButton
        label="Next scene"
        disabled={isLast}
        onClick={slideshow.next}
        className={playerButtonStyles}
      >
        <SkipForward {...icon} />
      </IconButton>
      <span className="ml-2 text-base tabular-nums max-lg:sr-only">
        {clockTime(totalElapsed)} / {clockTime(totalSeconds)}
      </span>
      <div className="mx-auto max-md:-order-1 max-md:w-full">
        <SceneDots scenes={scenes} current={slideshow.index} onChoose={slideshow.goTo} />
      </div>
      <IconButton
        label={isNarrated ? 'Turn narration off' : 'Turn narration on'}
        onClick={slideshow.toggleNarration}
        className={cn(playerButtonStyles, 'max-md:ml-auto')}
      >
        {isNarrated ? <Volume2 {...icon} /> : <VolumeX {...icon} />}
      </IconButton>
      <IconButton
        label={hasCaptions ? 'Hide captions' : 'Show captions'}
        onClick={onToggleCaptions}
        className={playerButtonStyles}
      >
        {hasCaptions ? <Captions {...icon} /> : <CaptionsOff {...icon} />}
      </IconButton>
      <IconButton
        label={isFull ? 'Leave full screen' : 'Full screen'}
        onClick={onToggleFullScreen}
        className={playerButtonStyles}
      >
        {isFull ? <Minimize {...icon} /> : <Maximize {...icon} />}
      </IconButton>
    </div>
  );
}
