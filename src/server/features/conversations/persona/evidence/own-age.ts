/** Whether a sentence says how old the one who tells it was. */
const saysMyAge =
  /\b(?:I|we) (?:was|were)(?: \w+)? (?:\d{1,2}\b|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)|\bat (?:the age of )?(?:\w+teen|twenty|thirty|\d\d)\b|(?<!\p{L})(?:tinha|com|fiz) (?:\p{L}+ ){1,4}anos/iu;

const nearest = [0, 1, -1, 2, -2, 3, -3, 4, -4];

/** Where the age stands nearest to a sentence, among those of one passage. */
export function ownAgeNear(sentences: readonly string[], at: number): number | undefined {
  const step = nearest.find((each) => saysMyAge.test(sentences[at + each] ?? ''));
  return step === undefined ? undefined : at + step;
}
