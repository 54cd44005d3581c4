import { Square, Volume2 } from 'lucide-react';
import { IconButton } from '#client/ui/icon-button.tsx';

interface PlayButtonProps {
  isSpeaking: boolean;
  onPlay: () => void;
  onStop: () => void;
}

/** Reads one message aloud, and stops it. */
export function PlayButton({ isSpeaking, onPlay, onStop }: PlayButtonProps) {
  return (
    <IconButton
      label={isSpeaking ? 'Stop speaking' : 'Play aloud'}
      onClick={isSpeaking ? onStop : onPlay}
    >
      {isSpeaking ? <Square className="size-4" /> : <Volume2 className="size-4" />}
    </IconButton>
  );
}
