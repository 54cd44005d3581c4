import { onOneLine } from '#server/platform/language/prose.ts';
import { splitSentences } from '#server/platform/language/sentences.ts';
import { detectLanguage } from '#shared/language/detect-language.ts';
import type { Language } from '#shared/language/language.ts';
import { chanceOf } from './choose.ts';
import { isFirstPerson } from './narrator.ts';
import type { PersonaMemory, PersonaPassage, PersonaReply, Turn } from './persona.ts';
import { tellSentences } from './tell-passage.ts';
import { toSource } from './to-source.ts';
import type { Voice } from './voice.ts';

/** A story from its beginning, one that this conversation has not had; nothing when all are told. */
export async function tellNewStory(
  memory: PersonaMemory,
  history: readonly Turn[],
  voice: Voice,
  seed: string,
): Promise<PersonaReply | undefined> {
  const told = new Set(history.flatMap(({ sources }) => sources?.map(({ title }) => title) ?? []));
  const untold = (await memory.listStories()).filter(({ title }) => !told.has(title));
  const story = untold[Math.floor(chanceOf(`${seed} story`) * untold.length)];
  if (!story) return undefined;
  return tellFrom(await memory.listPassages(story.storyOrdinal), new Set(), voice, true);
}

/** What follows in the story of the last reply; nothing when it has been told to its end. */
export async function tellMore(
  memory: PersonaMemory,
  history: readonly Turn[],
  voice: Voice,
  isEnd = false,
): Promise<PersonaReply | undefined> {
  const last = lastStory(history);
  if (!last) return undefined;
  const story = (await memory.listStories()).find(({ title }) => title === last);
  if (!story) return undefined;
  const said = history
    .filter(({ kind }) => kind === 'persona')
    .map(({ content }) => onOneLine(content))
    .join(' ');
  const passages = await memory.listPassages(story.storyOrdinal);
  const sentences = passages.flatMap((passage) => sentencesOf(passage).map(onOneLine));
  const furthest = sentences.findLastIndex((sentence) => said.includes(sentence));
  // How it ended first; then what follows; then what was passed over on the way.
  if (isEnd && furthest < sentences.length - 1) {
    return tellFrom(passages, new Set(sentences.slice(0, -voice.manner.sentences)), voice, false);
  }
  const before = new Set(sentences.slice(0, furthest + 1));
  const skipped = new Set(sentences.filter((sentence) => said.includes(sentence)));
  return tellFrom(passages, before, voice, false) ?? tellFrom(passages, skipped, voice, false);
}

/** The title of the story that the last grounded reply stood on. */
export function lastStory(history: readonly Turn[]): string | undefined {
  return history
    .findLast(
      ({ kind, sources }) => kind === 'persona' && sources?.some((each) => each.kind === 'story'),
    )
    ?.sources?.find(({ kind }) => kind === 'story')?.title;
}

function tellFrom(
  passages: readonly PersonaPassage[],
  told: ReadonlySet<string>,
  voice: Voice,
  isNew: boolean,
): PersonaReply | undefined {
  const chosen: string[] = [];
  const stoodOn: PersonaPassage[] = [];
  let words = 0;
  let isWhole = true;
  for (const passage of passages) {
    for (const sentence of sentencesOf(passage)) {
      if (told.has(onOneLine(sentence))) continue;
      words += sentence.split(/\s+/).length;
      isWhole = chosen.length === 0 || words <= voice.manner.words;
      if (!isWhole) break;
      chosen.push(sentence);
      if (!stoodOn.includes(passage)) stoodOn.push(passage);
    }
    if (!isWhole) break;
  }
  const first = passages[0];
  if (!first || chosen.length === 0) return undefined;
  const language = languageOf(passages, voice.language);
  const isOwnVoice = passages.some(({ excerpt }) => isFirstPerson(excerpt, language));
  const lead = isNew
    ? `${voice.say(voice.frames.storyLead, { title: onOneLine(first.title) })} `
    : '';
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
