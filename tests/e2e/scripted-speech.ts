import type { Page } from '@playwright/test';

interface Spoken {
  text: string;
  rate: number;
  pitch: number;
  volume: number;
  voice: string | undefined;
  lang: string;
}

interface ScriptedWindow {
  spoken: Spoken[];
}

/** Stands in for the browser's speech, which no test machine has voices for; notes what it is to say. */
export function scriptSpeech(): void {
  class Utterance {
    text: string;
    rate = 1;
    pitch = 1;
    volume = 1;
    lang = '';
    voice: { name: string } | null = null;
    constructor(text: string) {
      this.text = text;
    }
  }
  const spoken: Spoken[] = [];
  const voices = [
    { name: 'Samantha', lang: 'en-US' },
    { name: 'Joaquim', lang: 'pt-PT' },
    { name: 'Luciana', lang: 'pt-BR' },
  ];
  const nothing = () => undefined;
  Object.assign(window, { spoken, SpeechSynthesisUtterance: Utterance });
  Object.defineProperty(window, 'speechSynthesis', {
    value: {
      ...{ cancel: nothing, pause: nothing, resume: nothing },
      getVoices: () => voices,
      speak: ({ text, rate, pitch, volume, voice, lang }: Utterance) =>
        spoken.push({ text, rate, pitch, volume, voice: voice?.name, lang }),
    },
  });
}

export const spokenBy = (page: Page) =>
  page.evaluate(() => (window as unknown as ScriptedWindow).spoken);
