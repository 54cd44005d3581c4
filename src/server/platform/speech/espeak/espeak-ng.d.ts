declare module '@echogarden/espeak-ng-emscripten' {
  interface SpeechEvent {
    type: string;
    /** In characters of the text, from 1. */
    text_position: number;
    /** In milliseconds of the sound. */
    audio_position: number;
  }

  interface Synthesizer {
    /** 0 where the voice is known. */
    set_voice(name: string): number;
    /** Words a minute, 80 to 450. */
    set_rate(rate: number): void;
    /** 0 to 99; 50 is usual. */
    set_pitch(pitch: number): void;
    /** Calls back with piece after piece; answering true stops. */
    synthesize(
      text: string,
      take: (samples: Int16Array | undefined, events: SpeechEvent[] | undefined) => boolean,
    ): void;
    readonly samplerate: number;
  }

  export default function start(): Promise<{ eSpeakNGWorker: new () => Synthesizer }>;
}
