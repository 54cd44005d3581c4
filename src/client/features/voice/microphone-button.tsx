import { Mic, MicOff } from 'lucide-react';
import { useEffect } from 'react';
import { IconButton } from '#client/ui/icon-button.tsx';
import { toast } from '#client/ui/toast.ts';
import { canRecognizeSpeech } from './recognize-speech.ts';
import { useRecording } from './use-recording.ts';

interface MicrophoneButtonProps {
  /** What it does while it is not listening. */
  label?: string;
  /** The language that will be spoken, as a BCP 47 tag. */
  lang?: string;
  /** Voice is off: there is nothing to press. */
  disabled: boolean;
  onStart: () => void;
  onHeard: (words: string) => void;
}

/** Listens and hands over what was said; where the browser cannot, it says so. */
export function MicrophoneButton(props: MicrophoneButtonProps) {
  const { label = 'Speak your message', lang, disabled, onStart, onHeard } = props;
  const { isRecording, toggle, stop } = useRecording(onHeard, lang);
  useEffect(() => {
    if (disabled) stop();
  }, [disabled, stop]);

  const press = () => {
    if (!isRecording) onStart();
    if (!canRecognizeSpeech())
      toast({
        title: 'This browser cannot listen',
        description:
          'It has no speech recognition. Please type, use the microphone of your keyboard, or try Chrome, Edge or Safari.',
      });
    toggle();
  };
  return (
    <IconButton
      label={isRecording ? 'Stop listening' : label}
      variant={isRecording ? 'primary' : 'ghost'}
      aria-pressed={isRecording}
      disabled={disabled}
      onClick={press}
    >
      {disabled ? <MicOff className="size-5" /> : <Mic className="size-5" />}
    </IconButton>
  );
}
