import type { Language } from '#shared/language/language.ts';
import type { PersonaMemory, PersonaPassage, PersonaReply, Turn } from '../persona.ts';
import { toldTitles } from '../story-in-mind.ts';
import type { Voice } from '../wording/voice.ts';
import { tellWhole } from './tell-story.ts';

type Mood = 'Funny' | 'Sad' | 'Scary';

interface MoodWords {
  asked: RegExp;
  told: RegExp;
  /** What brings such stories to mind. */
  cues: Readonly<Record<Language, string>>;
}

const moods: Readonly<Record<Mood, MoodWords>> = {
  Funny: {
    asked:
      /\b(?:(?:something|anything|a|any|some|the|another|other) (?:\w+ )?(?:funny|funniest|hilarious)|(?:stor\w+|one|memory) that(?:s| is) funny|make me (?:laugh|smile)|cheer me up|(?:tell|know)(?: me| us)? (?:a|any|another) (?:good )?jokes?(?! (?:you|that you))|(?:coisa|historia|algo|uma) (?:\w+ )?(?:engracad[oa]|divertid[oa])|(?:mais|coisa mais) engracad[oa]|faz me rir|me faz rir|faca me rir|anim[ae] me|(?:uma|alguma|outra) (?:anedota|piada))\b/,
    told: /(?<!\p{L})(?:laugh\p{L}*|jokes?|joked|funn\p{L}+|giggl\p{L}*|hilarious|rimos|ri|riu|riram|rir|ria|riam|risos?|gargalhad\p{L}+|piadas?|anedotas?|engraçad\p{L}+)(?!\p{L})/iu,
    cues: {
      en: 'laugh laughed laughing joke funny funniest giggle',
      pt: 'rir riu rimos riram riso gargalhada piada engraçado engraçada',
    },
  },
  Sad: {
    asked:
      /\b(?:(?:something|anything|a|the) (?:\w+ )?(?:sad|saddest)(?: (?:story|one|thing|memory|day|time))?|(?:coisa|historia|algo|uma) (?:mais )?triste)\b/,
    told: /(?<!\p{L})(?:cried|cry|wept|weep|tears|mourn\p{L}*|griev\p{L}*|died|buried|sad|chorei|chorou|chorámos|choraram|lágrimas|luto|morreu|enterrámos|triste)(?!\p{L})/iu,
    cues: {
      en: 'cried wept tears died buried mourning sad',
      pt: 'chorei chorou lágrimas morreu luto triste',
    },
  },
  Scary: {
    asked:
      /\b(?:(?:something|anything|a|the) (?:\w+ )?(?:scary|scariest|frightening)|(?:coisa|historia|algo|uma) (?:assustador[oa]?|de medo|de meter medo))\b/,
    told: /(?<!\p{L})(?:afraid|scared|frighten\p{L}*|terrified|fright|medo|susto|assust\p{L}+)(?!\p{L})/iu,
    cues: {
      en: 'afraid scared frightened terrified fright',
      pt: 'medo susto assustada assustado',
    },
  },
};

/** The kind of story that somebody asks for, whatever it is about. */
export function moodAsked(clause: string): Mood | undefined {
  return (Object.keys(moods) as Mood[]).find((mood) => moods[mood].asked.test(clause));
}

// A story in which everybody laughs is funnier than one in which somebody has a laugh.
function richest(found: readonly PersonaPassage[], told: RegExp): string[] {
  const every = new RegExp(told, `${told.flags}g`);
  const counts = new Map<string, number>();
  for (const { title, excerpt } of found) {
    counts.set(title, (counts.get(title) ?? 0) + (excerpt.match(every)?.length ?? 0));
  }
  const most = Math.max(0, ...counts.values());
  return [...counts].flatMap(([title, count]) => (count === most ? [title] : []));
}

/** A story whose words are of that kind, from its beginning; says so when none is left. */
export async function tellInMood(
  mood: Mood,
  memory: PersonaMemory,
  history: readonly Turn[],
  voice: Voice,
): Promise<PersonaReply> {
  const { told, cues } = moods[mood];
  const before = toldTitles(history);
  const recalled = await Promise.all(
    [cues.en, cues.pt].map((words) => memory.recall(words, { spelledRight: true })),
  );
  const all = recalled.flatMap(({ passages }) => passages);
  const found = [...new Map(all.map((passage) => [passage.sourceId, passage])).values()].filter(
    ({ kind, title, excerpt }) => kind === 'story' && !before.has(title) && told.test(excerpt),
  );
  const title = voice.pick(richest(found, told), mood);
  const ordinal = found.find((passage) => passage.title === title)?.storyOrdinal ?? undefined;
  const lead = voice.frames[`${mood.toLowerCase() as Lowercase<Mood>}Lead`];
  const reply = ordinal === undefined ? undefined : await tellWhole(ordinal, memory, voice, lead);
  if (reply) return reply;
  return { content: voice.say(voice.frames[`no${mood}`]), sources: [], grounded: false };
}
