import { logFailure } from '#client/platform/log-failure.ts';
import { chooseVoice } from './choose-voice.ts';

/** How long a scene waits for words that are still being said, in ms. */
const timeout = 20_000;

export interface BrowserVoice {
  /** Says a text from its beginning, or goes on with it where it was interrupted. */
  speak(key: string, text: string, language: string): void;
  pause(): void;
  stop(): void;
  isSpeaking(): boolean;
}

/** The browser's own speech, where a scene has no recorded narration. */
export function createBrowserVoice(): BrowserVoice {
  let current: string | undefined;
  let begunAt: number | undefined;
  const synthesis: SpeechSynthesis | undefined = window.speechSynthesis;

  const stop = () => {
    if (current !== undefined) synthesis?.cancel();
    current = undefined;
    begunAt = undefined;
  };

  return {
    speak(key, text, language) {
      if (!synthesis) return;
      if (key === current) {
        synthesis.resume();
        return;
      }
      stop();
      const utterance = new SpeechSynthesisUtterance(text);
      const voice = chooseVoice(synthesis.getVoices(), language);
      if (voice) utterance.voice = voice;
      utterance.lang = voice?.lang ?? language;
      utterance.rate = 0.85;
      utterance.pitch = 1.1;
      utterance.volume = 0.9;
      utterance.onstart = () => {
        if (current === key) begunAt = performance.now();
      };
      utterance.onend = () => {
        if (current === key) begunAt = undefined;
      };
      utterance.onerror = ({ error }) => {
        if (current === key) begunAt = undefined;
        if (error !== 'canceled' && error !== 'interrupted')
          logFailure('The narration could not be spoken', error);
      };
      current = key;
      // A browser that was left paused would keep silent.
      synthesis.resume();
      synthesis.speak(utterance);
    },
    pause: () => synthesis?.pause(),
    stop,
    isSpeaking: () => begunAt !== undefined && performance.now() - begunAt < timeout,
  };
}
