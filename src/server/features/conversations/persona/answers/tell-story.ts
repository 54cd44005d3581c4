import { onOneLine } from '#server/platform/language/prose.ts';
import { splitSentences } from '#server/platform/language/sentences.ts';
import { detectLanguage } from '#shared/language/detect-language.ts';
import type { Language } from '#shared/language/language.ts';
import { isToldBy } from '../evidence/narrator.ts';
import type { PersonaMemory, PersonaPassage, PersonaReply, Turn } from '../persona.ts';
import { lastStory, toldTitles } from '../story-in-mind.ts';
import { toSource } from '../to-source.ts';
import { chanceOf } from '../wording/choose.ts';
import type { FrameSet } from '../wording/frame-sets.ts';
import type { Voice } from '../wording/voice.ts';
import { tellSentences } from './tell-passage.ts';

/** A story from its beginning, one that this conversation has not had; nothing when all are told. */
export async function tellNewStory(
  memory: PersonaMemory,
  history: readonly Turn[],
  voice: Voice,
  seed: string,
): Promise<PersonaReply | undefined> {
  const told = toldTitles(history);
  const untold = (await memory.listStories()).filter(({ title }) => !told.has(title));
  const story = untold[Math.floor(chanceOf(`${seed} story`) * untold.length)];
  return story && tellWhole(story.storyOrdinal, memory, voice, voice.frames.storyLead);
}

/** The story of that title from its beginning. */
export async function tellNamed(
  named: string,
  memory: PersonaMemory,
  voice: Voice,
): Promise<PersonaReply | undefined> {
  const stories = await memory.listStories();
  const story = stories.find(({ title }) => onOneLine(title) === named);
  return story && tellWhole(story.storyOrdinal, memory, voice, voice.frames.storyLead);
}

/** One story from its beginning, as far as a telling goes. */
export async function tellWhole(
  storyOrdinal: number,
  memory: PersonaMemory,
  voice: Voice,
  lead: FrameSet,
): Promise<PersonaReply | undefined> {
  return tellFrom(await memory.listPassages(storyOrdinal), new Set(), voice, { lead });
}

/** How one story begins, as an answer to who asks about it. */
export async function tellBeginning(
  storyOrdinal: number,
  memory: PersonaMemory,
  voice: Voice,
): Promise<PersonaReply | undefined> {
  const passages = await memory.listPassages(storyOrdinal);
  return tellFrom(passages, new Set(), voice, { most: voice.manner.sentences });
}

/** What of the last reply's story is asked for: the rest and what was left out, what comes next, how it ended. */
export type Wanted = 'more' | 'next' | 'end';

/** More of the story of the last reply; nothing when it has been told to its end. */
export async function tellMore(
  memory: PersonaMemory,
  history: readonly Turn[],
  voice: Voice,
  wanted: Wanted = 'more',
): Promise<PersonaReply | undefined> {
  const last = lastStory(history);
  if (!last) return undefined;
  const story = (await memory.listStories()).find(({ title }) => title === last);
  if (!story) return undefined;
  const said = history
    .filter(({ kind }) => kind === 'persona')
    .map(({ content }) => bare(content))
    .join(' ');
  const passages = await memory.listPassages(story.storyOrdinal);
  const sentences = passages.flatMap((passage) => sentencesOf(passage).map(onOneLine));
  const isSaid = (sentence: string) => said.includes(bare(sentence));
  const furthest = sentences.findLastIndex(isSaid);
  // How it ended first; then what follows; then what was passed over on the way.
  if (wanted === 'end' && furthest < sentences.length - 1) {
    return tellFrom(passages, new Set(sentences.slice(0, -voice.manner.sentences)), voice);
  }
  const rest = tellFrom(passages, new Set(sentences.slice(0, furthest + 1)), voice);
  if (rest || wanted !== 'more') return rest;
  return tellFrom(passages, new Set(sentences.filter(isSaid)), voice, {
    lead: voice.frames.before,
  });
}

// What a reply quotes has other marks within than the story itself.
const bare = (text: string) => onOneLine(text).replace(/[“”‘’"'«»]/g, '');

function tellFrom(
  passages: readonly PersonaPassage[],
  told: ReadonlySet<string>,
  voice: Voice,
  { lead: leadSet, most = Number.POSITIVE_INFINITY }: { lead?: FrameSet; most?: number } = {},
): PersonaReply | undefined {
  const chosen: string[] = [];
  const stoodOn: PersonaPassage[] = [];
  let words = 0;
  let isWhole = true;
  for (const passage of passages) {
    for (const sentence of sentencesOf(passage)) {
      if (told.has(onOneLine(sentence))) continue;
      words += sentence.split(/\s+/).length;
      isWhole = chosen.length === 0 || (words <= voice.manner.words && chosen.length < most);
      if (!isWhole) break;
      chosen.push(sentence);
      if (!stoodOn.includes(passage)) stoodOn.push(passage);
    }
    if (!isWhole) break;
  }
  const first = passages[0];
  if (!first || chosen.length === 0) return undefined;
  const language = languageOf(passages, voice.language);
  const isOwnVoice = isToldBy(
    voice.person,
    passages.map(({ excerpt }) => excerpt),
    language,
  );
  const lead = leadSet ? `${voice.say(leadSet, { title: onOneLine(first.title) })} ` : '';
  const rest = isWhole ? '' : ` ${voice.say(voice.frames.moreToIt)}`;
  const text = tellSentences(chosen, { language, isOwnVoice }, voice);
  return {
    content: `${lead}${text}${rest}`,
    sources: stoodOn.slice(0, 5).map(toSource),
    grounded: true,
  };
}

function sentencesOf(passage: PersonaPassage): string[] {
  return splitSentences(passage.excerpt, detectLanguage(passage.excerpt));
}

function languageOf(passages: readonly PersonaPassage[], fallback: Language): Language {
  return detectLanguage(
    passages
      .map(({ excerpt }) => excerpt)
      .join(' ')
      .slice(0, 2_000),
    fallback,
  );
}
