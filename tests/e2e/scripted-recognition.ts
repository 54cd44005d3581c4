export interface ScriptedRecognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  maxAlternatives: number;
  say(transcript: string): void;
  fail(error: string): void;
}

export interface ScriptedWindow {
  recognitions: ScriptedRecognition[];
}

/** Runs in the page: stands in for the browser's speech recognition, so that a test says what is heard. */
export function scriptRecognition(): void {
  const recognitions: ScriptedRecognition[] = [];
  class Recognition implements ScriptedRecognition {
    lang = '';
    continuous = true;
    interimResults = true;
    maxAlternatives = 0;
    onresult?: (event: { results: { transcript: string }[][] }) => void;
    onerror?: (event: { error: string }) => void;
    onend?: () => void;
    constructor() {
      recognitions.push(this);
    }
    start() {}
    stop() {
      setTimeout(() => this.onend?.());
    }
    say(transcript: string) {
      this.onresult?.({ results: [[{ transcript }]] });
      this.onend?.();
    }
    fail(error: string) {
      this.onerror?.({ error });
      this.onend?.();
    }
  }
  Object.assign(window, { recognitions, SpeechRecognition: Recognition });
}
