/** As much as fits two lines of a caption on a phone. */
const mostCharacters = 84;

/** How long a scene goes on in silence after its last word, in seconds. */
const breath = 0.8;

export interface CaptionLine {
  text: string;
  /** Seconds into the scene. */
  until: number;
}

/** A sentence in lines of about the same length, ended where it pauses if that is near. */
function splitLong(sentence: string): string[] {
  const fair = sentence.length / Math.ceil(sentence.length / mostCharacters);
  const lines: string[] = [];
  let line = '';
  for (const word of sentence.split(/\s+/).filter(Boolean)) {
    const isPause = /[,;:–—]$/.test(line) && line.length > 0.7 * fair;
    const isFull = line.length >= fair || line.length + word.length + 1 > mostCharacters;
    if (line && (isPause || isFull)) {
      lines.push(line);
      line = '';
    }
    line = line ? `${line} ${word}` : word;
  }
  return line ? [...lines, line] : lines;
}

/** A narration in pieces short enough for a caption, each shown for as long as its share of the words. */
export function captionLines(
  narration: string,
  sceneSeconds: number,
  language: string,
): CaptionLine[] {
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(narration);
  const texts = [...sentences].flatMap(({ segment }) => splitLong(segment));
  const characters = texts.reduce((sum, text) => sum + text.length, 0);
  const spoken = Math.max(sceneSeconds - breath, sceneSeconds / 2);
  let said = 0;
  return texts.map((text, index) => {
    said += text.length;
    const until = index === texts.length - 1 ? sceneSeconds : (spoken * said) / characters;
    return { text, until };
  });
}
