import type { ChatSlots } from '#client/features/conversations/chat-slots.ts';
import { MicrophoneButton } from '#client/features/voice/microphone-button.tsx';
import { PlayButton } from '#client/features/voice/play-button.tsx';
import { SoundNote } from '#client/features/voice/sound-note.tsx';
import { SpeakerToggle } from '#client/features/voice/speaker-toggle.tsx';
import { SpokenText } from '#client/features/voice/spoken-text.tsx';
import { useReadAloud } from '#client/features/voice/use-read-aloud.ts';
import { useVoiceSettings } from '#client/features/voice/voice-settings.ts';
import type { Ancestor } from '#shared/contracts/ancestors.ts';

/** Speech in a chat: replies read aloud, and messages spoken in place of typing. */
export function useVoiceSlots({ id, name }: Ancestor): ChatSlots {
  const voice = useReadAloud({ ancestorId: id });
  const { enabled } = useVoiceSettings();
  return {
    onNewest: voice.hearNewest,
    messageText: (message) => (
      <SpokenText text={message.content} word={voice.key === message.id ? voice.word : undefined} />
    ),
    messageActions: (message) =>
      message.isAi && (
        <PlayButton
          isSpeaking={voice.key === message.id}
          onPlay={() => void voice.read(message)}
          onStop={voice.stop}
        />
      ),
    aboveComposer: voice.wasHeard && (
      <SoundNote personName={name} isSpeaking={voice.key !== undefined} onStop={voice.stop} />
    ),
    composerTools: (addText) => (
      <>
        <SpeakerToggle />
        <MicrophoneButton disabled={!enabled} onStart={voice.stop} onHeard={addText} />
      </>
    ),
  };
}
