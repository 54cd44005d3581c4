import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { TrainingStory } from '#shared/contracts/training.ts';

const turn = z.object({
  speaker: z.string(),
  dia_id: z.string(),
  text: z.string().default(''),
  blip_caption: z.string().optional(),
});
const question = z.object({
  question: z.string(),
  category: z.number(),
  evidence: z.array(z.string()).default([]),
});
const file = z.array(
  z.object({
    sample_id: z.string().optional(),
    qa: z.array(question),
    conversation: z.record(z.string(), z.unknown()),
  }),
);

/** One turn as it stands in its story; `session` counts from 1. */
export type SaidLine = { session: number; line: string };

export type BenchQuestion = { text: string; category: number; evidence: SaidLine[] };

export type BenchConversation = {
  name: string;
  speakers: string[];
  stories: TrainingStory[];
  questions: BenchQuestion[];
};

/** Questions with an answer; category 5 asks for what was never said. */
const askedCategories = [1, 2, 3, 4];

/**
 * Reads a LoCoMo file: each session a story of 'Speaker: text' lines under 'Session N' and its date.
 * A picture's caption stands on a line of its own after the turn that showed it; it is never evidence.
 * Questions whose evidence names no turn of the conversation are left out.
 */
export async function readConversations(
  path: string,
  withCaptions = true,
): Promise<BenchConversation[]> {
  const conversations = file.parse(JSON.parse(await readFile(path, 'utf8')));
  return conversations.map(({ sample_id, qa, conversation }, index) => {
    const stories: TrainingStory[] = [];
    const lines = new Map<string, SaidLine>();
    for (let session = 1; conversation[`session_${session}`]; session++) {
      const turns = z.array(turn).parse(conversation[`session_${session}`]);
      const date = String(conversation[`session_${session}_date_time`] ?? '');
      const content = turns.flatMap(({ speaker, text, dia_id, blip_caption }) => {
        const line = `${speaker}: ${text.replace(/\s+/g, ' ').trim()}`;
        lines.set(dia_id, { session, line });
        return withCaptions && blip_caption ? [line, `(Picture: ${blip_caption})`] : [line];
      });
      stories.push({ title: `Session ${session}, ${date}`, content: content.join('\n') });
    }
    const questions = qa
      .filter(({ category }) => askedCategories.includes(category))
      .map(({ question, category, evidence }) => ({
        text: question,
        category,
        // Some entries name several turns in one string.
        evidence: evidence
          .flatMap((names) => names.split(/[;,\s]+/))
          .flatMap((name) => lines.get(name) ?? []),
      }))
      .filter(({ evidence }) => evidence.length > 0);
    const speakers = [conversation.speaker_a, conversation.speaker_b].map(String);
    return { name: sample_id ?? `conversation ${index + 1}`, speakers, stories, questions };
  });
}

/**
 * Every conversation as if the two of the first had held them all: several times as much to find an answer among.
 * A ranking that was fitted to how much a single conversation holds shows it here.
 */
export function holdTogether(conversations: BenchConversation[]): BenchConversation[] {
  const names = conversations[0]?.speakers ?? [];
  const renamed = conversations.map(({ speakers, stories, questions, ...rest }, at) => {
    const anyName = new RegExp(`\\b(?:${speakers.join('|')})\\b`, 'g');
    const rename = (text: string) =>
      text.replace(anyName, (name) => names[speakers.indexOf(name)] ?? name);
    const before = conversations.slice(0, at).reduce((sum, one) => sum + one.stories.length, 0);
    return {
      ...rest,
      speakers: names,
      stories: stories.map(({ title, content }) => ({ title, content: rename(content) })),
      questions: questions.map(({ text, category, evidence }) => ({
        text: rename(text),
        category,
        evidence: evidence.map(({ session, line }) => ({
          session: session + before,
          line: rename(line),
        })),
      })),
    };
  });
  const stories = renamed.flatMap((conversation) => conversation.stories);
  return renamed.map((conversation) => ({ ...conversation, stories }));
}
