import { Square } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';

interface SoundNoteProps {
  personName: string;
  isSpeaking: boolean;
  onStop: () => void;
}

/** From the first sound of a conversation on: says what one hears, and offers to stop it. */
export function SoundNote({ personName, isSpeaking, onStop }: SoundNoteProps) {
  return (
    <div className="flex min-h-target flex-wrap items-center justify-center gap-x-3 px-4 text-base text-ink-muted">
      <p role="note">This voice is made by AI. It is not {personName}’s own voice.</p>
      {isSpeaking && (
        <Button variant="ghost" onClick={onStop}>
          <Square className="size-4" />
          Stop
        </Button>
      )}
    </div>
  );
}
