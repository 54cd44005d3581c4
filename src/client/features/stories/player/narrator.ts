import { logFailure } from '#client/platform/log-failure.ts';
import type { Scene } from '#shared/contracts/stories.ts';
import { createBrowserVoice } from './browser-voice.ts';

/** How long a scene waits for its sound to arrive, in ms. */
const timeout = 3_000;

export interface Narrator {
  /** Lets a scene be heard from so many seconds into it. */
  start(scene: Scene, language: string, fromSeconds: number): void;
  pause(): void;
  stop(): void;
  /** Whether the sound was asked for and is still on its way: then the scene waits a little. */
  isWaiting(): boolean;
  /** Whether the browser itself is still saying the scene's words. */
  isSpeaking(): boolean;
}

/** Reads scenes aloud: their recorded narration, or the browser's own voice where there is none. */
export function createNarrator(audio: HTMLAudioElement): Narrator {
  const voice = createBrowserVoice();
  let askedAt: number | undefined;

  const playSound = async (url: string, fromSeconds: number) => {
    if (audio.getAttribute('src') !== url) audio.src = url;
    else if (audio.ended && fromSeconds > 0) return;
    if (Math.abs(audio.currentTime - fromSeconds) > 0.4) audio.currentTime = fromSeconds;
    askedAt = performance.now();
    await audio.play();
  };

  return {
    start(scene, language, fromSeconds) {
      const speak = () => scene.narration && voice.speak(scene.id, scene.narration, language);
      if (!scene.audioUrl) {
        audio.pause();
        speak();
        return;
      }
      voice.stop();
      playSound(scene.audioUrl, fromSeconds).catch((error: unknown) => {
        // Stopped or followed by another scene before it began.
        if (error instanceof DOMException && error.name === 'AbortError') return;
        logFailure('The narration could not be played', error);
        speak();
      });
    },
    pause() {
      audio.pause();
      voice.pause();
    },
    stop() {
      audio.pause();
      voice.stop();
    },
    isWaiting: () =>
      askedAt !== undefined &&
      !audio.paused &&
      !audio.error &&
      audio.readyState < HTMLMediaElement.HAVE_FUTURE_DATA &&
      !audio.ended &&
      performance.now() - askedAt < timeout,
    isSpeaking: voice.isSpeaking,
  };
}
