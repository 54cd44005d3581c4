/** What is needed of a browser's voice to choose among them. */
export type VoiceLike = Pick<SpeechSynthesisVoice, 'name' | 'lang'>;

/** Browsers do not say whether a voice is a woman's; these names of the usual ones are. */
const femaleNames =
  /female|woman|feminina|samantha|victoria|karen|moira|tessa|fiona|serena|allison|ava|susan|zoe|kate|zira|hazel|jenny|aria|michelle|emma|libby|sonia|heera|catherine|natasha|clara|google us english|google português|joana|luciana|catarina|fernanda|francisca|raquel|maria|helia|heloísa|thalita/i;

const primary = (language: string) => language.toLowerCase().split(/[-_]/)[0];

/**
 * The voice that a story is read with: of the story's language, female if possible. English where the
 * browser has none of that language.
 */
export function chooseVoice<Voice extends VoiceLike>(
  voices: readonly Voice[],
  storyLanguage: string,
): Voice | undefined {
  const ofLanguage = (language: string | undefined) =>
    voices.filter(({ lang }) => primary(lang) === language);
  const suitable = ofLanguage(primary(storyLanguage));
  const candidates = suitable.length > 0 ? suitable : ofLanguage('en');
  return candidates.find(({ name }) => femaleNames.test(name)) ?? candidates[0];
}
