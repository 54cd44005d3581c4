import { splitSentences } from '#server/platform/language/sentences.ts';
import type { Evidence } from '../evidence/find-evidence.ts';
import { isToldBy } from '../evidence/narrator.ts';
import type { PersonaMemory } from '../persona.ts';
import { type AnswerKind, answerStrength } from '../questions/answer-kinds.ts';
import type { AskedQuestion } from '../questions/read-question.ts';

const small =
  '\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|catorze|quinze|vinte';
const age = new RegExp(
  `(?<!\\p{L})(?:was|is|aged?|tinha|com|fez|aos) (?:only |just |still |about |só )?(?:${small})(?=[.,;!?]| and | when | years?| old| anos|$)`,
  'iu',
);

const askable: ReadonlySet<AnswerKind> = new Set([
  'age',
  'own age',
  'time',
  'year',
  'hour',
  'colour',
  'price',
  'length',
]);

/** Whether a question, though it names nothing, asks for one thing: 'How old was she?', 'When was that?' */
export const asksOneThing = ({ kind }: AskedQuestion) => askable.has(kind);

/** The sentence of the story that is being talked about which holds that thing; nothing when none does. */
export async function answerByKind(
  { kind, teller }: AskedQuestion,
  title: string,
  memory: PersonaMemory,
): Promise<Evidence | undefined> {
  const story = (await memory.listStories()).find((each) => each.title === title);
  const passages = story ? await memory.listPassages(story.storyOrdinal) : [];
  const holds = (sentence: string) =>
    kind === 'age' || kind === 'own age'
      ? age.test(sentence)
      : answerStrength(kind, sentence) === 1;
  for (const passage of passages) {
    const language = passage.language ?? 'en';
    const sentences = splitSentences(passage.excerpt, language);
    const best = sentences.findIndex(holds);
    const isOwnVoice = isToldBy(teller, passage.excerpt, language);
    if (best >= 0)
      return {
        passage,
        language,
        isOwnVoice,
        sentences,
        best,
        sureness: 1,
        order: 1,
        isFirm: true,
      };
  }
  return undefined;
}
