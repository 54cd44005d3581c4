interface RecognitionResultEvent {
  results: ArrayLike<ArrayLike<{ transcript: string }>>;
}

/** What Heartwood uses of the browser's own speech recognition. */
interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  maxAlternatives: number;
  onresult: ((event: RecognitionResultEvent) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
}

type RecognitionClass = new () => Recognition;

function findRecognition(): RecognitionClass | undefined {
  const browser = window as {
    SpeechRecognition?: RecognitionClass;
    webkitSpeechRecognition?: RecognitionClass;
  };
  return browser.SpeechRecognition ?? browser.webkitSpeechRecognition;
}

export const canRecognizeSpeech = () => findRecognition() !== undefined;

/**
 * Listens once and answers what was said, '' for nothing. Aborting ends the listening.
 * @param lang the language that will be spoken, as a BCP 47 tag.
 * @throws Error 'Speech recognition not supported' where the browser has none, else what went wrong.
 */
export function recognizeSpeech(signal: AbortSignal, lang = 'en-US'): Promise<string> {
  return new Promise((resolve, reject) => {
    const Recognition = findRecognition();
    if (!Recognition) throw new Error('Speech recognition not supported');
    const recognition = new Recognition();
    recognition.lang = lang;
    recognition.continuous = false;
    recognition.interimResults = false;
    recognition.maxAlternatives = 1;
    recognition.onresult = ({ results }) => resolve(results[0]?.[0]?.transcript ?? '');
    recognition.onerror = ({ error }) => reject(new Error(`Speech recognition failed: ${error}`));
    recognition.onend = () => resolve('');
    signal.addEventListener('abort', () => recognition.stop(), { once: true });
    recognition.start();
  });
}
