import { canBeName, readName } from './fact-tokens.ts';
import type { Family } from './kin-facts.ts';
import { kindOf } from './kin-relations.ts';
import type { ReadSentence, ReadStories } from './read-stories.ts';
import { isPersonsName, type Person } from './resolve-kin.ts';
import { genderFromArticle, isPlaceLike } from './spoken.ts';
import { fold } from './words.ts';

const wedding =
  /\bwe (?:were|got|had been) married\b|\bwe married\b|\bI married\b|(?<!\p{L})casei(?:-me)?(?!\p{L})|(?<!\p{L})cas[aá]mos(?!\p{L})/iu;
// 'I met Rose', 'apaixonei-me pela Inês', 'Como eu conheci a Inês': the name follows.
const courting =
  /\b(?:I|we) (?:first )?met |\bfell in love with |\bcourting |\bI married |(?<!\p{L})conheci |(?<!\p{L})apaixonei(?:-me)? |(?<!\p{L})namor\p{L}+ (?:com )?|(?<!\p{L})casei(?:-me)? com /iu;
const meetingTitle = /\bhow (?:i|we) (?:first )?met\b|(?<!\p{L})como (?:eu )?conheci(?!\p{L})/iu;

/** A marriage is looked for so many sentences before the wedding, where no title announces it. */
const nearby = 14;
/** Those whom one courts are not called by title. */
const formal =
  /^(?:mr|mrs|miss|ms|dr|sir|sr|sra|seu|dona|dom|padre|father|sister|nurse|professor|mestr[ea])\b/i;

/**
 * Adds the one whom the person married, where no story says 'my husband' with a name: the one whom the story tells the
 * person met or courted before the wedding, or the only one it speaks of at some length.
 */
export function addSpouse(stories: ReadStories, person: Person, family: Family): void {
  const relation = person.gender && { m: 'wife', f: 'husband' }[person.gender];
  if (!relation || saysSpouse(stories, relation)) return;
  const read = { ...stories, kin: kinNamesOf(stories), mentions: counterOf(stories) };
  const own = stories.sentences.filter(({ narrator }) => narrator.is === 'person');
  const found = [...Map.groupBy(own, ({ story }) => story).values()]
    .map((sentences) => findIn(sentences, read, person))
    .find((each) => each !== undefined);
  if (found) family.add({ subject: 'self', relation, ...found });
}

function saysSpouse({ sentences }: ReadStories, relation: string): boolean {
  return sentences.some(
    ({ narrator, kin }) =>
      narrator.is === 'person' &&
      kin.some((each) => each.relation === relation && each.name && each.owner.by === 'narrator'),
  );
}

function findIn(sentences: readonly ReadSentence[], stories: NamesOfStories, person: Person) {
  const isMeeting = sentences.some(({ text, isTitle }) => isTitle && meetingTitle.test(text));
  const isTold = isMeeting || sentences.some(saysHowWeMet);
  const at = sentences.findIndex(({ text, isTitle }) => !isTitle && wedding.test(text));
  if (at < 0 && !isTold) return undefined;
  const from = isTold ? 0 : Math.max(0, at - nearby);
  const near = sentences.slice(from, at < 0 ? sentences.length : at + 1);
  const candidates = near.flatMap((sentence) => namedIn(sentence, stories, person));
  const courted = candidates.filter(({ isCourted }) => isCourted).at(-1);
  const best =
    courted ?? candidates.find(({ isSubject }) => isSubject && isOfOtherGender(near, person));
  return best && { object: best.object, sentence: best.sentence };
}

// 'How I met your mother' within a story.
function saysHowWeMet({ text, kin }: ReadSentence): boolean {
  return (
    meetingTitle.test(text) &&
    kin.some(({ owner, relation }) => {
      const kind = kindOf(relation);
      return owner.by === 'listener' && (kind === 'parent' || kind === 'grandparent');
    })
  );
}

// The names in a sentence that may be the spouse's: of no known relative, and not of the person's gender.
function namedIn(sentence: ReadSentence, stories: NamesOfStories, person: Person) {
  const { tokens, language, text, isTitle } = sentence;
  const match = courting.exec(text);
  const verbEnd = match ? match.index + match[0].length : undefined;
  return tokens.flatMap((token, at) => {
    const isCourted = verbEnd !== undefined && follows(token.start, verbEnd);
    // A title's capitals tell little, except after such a verb.
    if (isTitle && !(isCourted && language === 'pt')) return [];
    if (!canBeName(token, stories.commonWords) || canBeName(tokens[at - 1], stories.commonWords))
      return [];
    if (!isCourted && isPlaceLike(tokens, at)) return [];
    const name = readName(tokens, at, language, stories.commonWords);
    if (!name || token.isPossessive || formal.test(name.text)) return [];
    if (isPersonsName(name.text, person) || stories.kin.has(name.text)) return [];
    const gender = language === 'pt' ? genderFromArticle(tokens, at) : undefined;
    if (gender === person.gender || (language === 'pt' && !gender)) return [];
    const isSubject = Boolean(tokens[name.to]?.isWord) || name.text.includes(' ');
    return [
      {
        object: name.text,
        sentence,
        isCourted,
        isSubject: isSubject && isKnown(name.text, stories),
      },
    ];
  });
}

// Right after the verb, an article and a preposition apart.
function follows(start: number, verbEnd: number): boolean {
  const furthest = 6;
  return start >= verbEnd && start - verbEnd <= furthest;
}

/** The stories with what a candidate is asked for, found once: they may name thousands. */
interface NamesOfStories extends ReadStories {
  /** Every name that a story gives to a relative. */
  kin: ReadonlySet<string>;
  /** How many sentences hold some folded letters; counted no further than two. */
  mentions: (letters: string) => number;
}

function kinNamesOf({ sentences }: ReadStories): ReadonlySet<string> {
  return new Set(
    sentences.flatMap(({ kin }) =>
      kin.flatMap(({ name, owner }) => (name && owner.by !== 'listener' ? [name] : [])),
    ),
  );
}

function counterOf({ sentences }: ReadStories): NamesOfStories['mentions'] {
  let lines: string | undefined;
  const counted = new Map<string, number>();
  return (letters) => {
    lines ??= sentences.map(({ text }) => fold(text)).join('\n');
    const before = counted.get(letters);
    if (before !== undefined) return before;
    const first = lines.indexOf(letters);
    const next = first < 0 ? -1 : lines.indexOf('\n', first);
    const count = first < 0 ? 0 : next >= 0 && lines.indexOf(letters, next) >= 0 ? 2 : 1;
    counted.set(letters, count);
    return count;
  };
}

// Named more than once, or with a surname.
function isKnown(name: string, stories: NamesOfStories): boolean {
  return name.includes(' ') || stories.mentions(fold(name.split(' ')[0] ?? name)) > 1;
}

function isOfOtherGender(sentences: readonly ReadSentence[], person: Person): boolean {
  const lows = sentences.flatMap(({ tokens }) => tokens.map(({ low }) => low));
  const count = (words: readonly string[]) => lows.filter((low) => words.includes(low)).length;
  const he = count(['he', "he'd", 'him', 'his', 'ele', 'dele']);
  const she = count(['she', "she'd", 'her', 'ela', 'dela']);
  return person.gender === 'm' ? she > 0 || he === 0 : he > 0 || she === 0;
}
