import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Message } from '#shared/contracts/conversations.ts';
import { limits } from '#shared/limits.ts';
import { createSpeaker } from './speaker.ts';
import { useVoices } from './voice-api.ts';
import { getVoiceSettings, useVoiceSettings } from './voice-settings.ts';

/** Reads the messages of a conversation aloud: those that are asked for, and new replies where that is wished. */
export function useReadAloud({ ancestorId }: { ancestorId: string }) {
  const speaker = useSpeaker();
  const { speak, stop } = speaker;
  const { enabled, voiceId } = useVoiceSettings();
  const { data: voices } = useVoices(enabled);
  // A voice that is no longer there would be refused; the one that suits is better than none.
  const known = !voices || voices.some(({ id }) => id === voiceId) ? voiceId : undefined;
  const chosen = useRef(known);
  useEffect(() => {
    chosen.current = known;
  }, [known]);

  useEffect(() => {
    if (!enabled) stop();
  }, [enabled, stop]);

  const read = useCallback(
    ({ id, content, certainty, sources }: Message) => {
      // Where a reply only points to passages, the first of them is what it says.
      const quote = certainty === 'perhaps' ? (sources[0]?.excerpt ?? '') : '';
      const text = `${content} ${quote}`.trim().slice(0, limits.spokenText.max);
      return speak(id, { text, ancestorId, voiceId: chosen.current });
    },
    [speak, ancestorId],
  );

  const hearNewest = useCallback(
    (message: Message) => {
      const settings = getVoiceSettings();
      // Not over the user's own dictation.
      if (!message.isAi) stop();
      else if (settings.enabled && settings.autoPlay) void read(message);
    },
    [read, stop],
  );

  return { ...speaker, read, hearNewest };
}

/** A speaker of this page's own; leaving the page silences it. */
function useSpeaker() {
  const [{ audio, speaker }] = useState(() => {
    const element = document.createElement('audio');
    return { audio: element, speaker: createSpeaker(element) };
  });
  useEffect(() => {
    document.body.append(audio);
    return () => {
      speaker.stop();
      audio.remove();
    };
  }, [audio, speaker]);
  const state = useSyncExternalStore(speaker.subscribe, speaker.getState);
  return { ...state, speak: speaker.speak, stop: speaker.stop };
}
