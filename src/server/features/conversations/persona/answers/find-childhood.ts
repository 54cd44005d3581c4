import { splitSentences } from '#server/platform/language/sentences.ts';
import { detectLanguage } from '#shared/language/detect-language.ts';
import type { Evidence } from '../evidence/find-evidence.ts';
import { isToldBy } from '../evidence/narrator.ts';
import type { PersonaMemory, PersonaPerson } from '../persona.ts';
import type { AskedQuestion } from '../questions/read-question.ts';

const asked =
  /\b(?:childhood|growing up|grow up|as a (?:girl|boy|child|kid|lad|lass)|when you were (?:young|little|small|a (?:girl|boy|child|kid|lad|lass)))\b|infância|quando (?:tu |você )?(?:eras|era) (?:pequen[oa]|criança|menin[oa]|mi[úu]d[oa])|em criança/i;
const told =
  /\b(?:(?:I|he|she) grew up\b|when (?:I|he|she|\p{Lu}\p{Ll}+) (?:was|were) (?:a |still a |only |just )*(?:girl|boy|child|small|little|young|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen)|as a (?:girl|boy|child)|(?:I|he|she) was (?:only )?(?:five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen)\b|[Qq]uando (?:eu )?era (?:pequen[oa]|menin[oa]|criança)|em criança)/u;
// 'When I was a boy', in a grandmother's stories, is what somebody else said.
const notTheirs = {
  female: /\b(?:was|as) (?:\w+ ){0,3}(?:boy|lad)\b|\bera menino\b/i,
  male: /\b(?:was|as) (?:\w+ ){0,3}(?:girl|lass)\b|\bera menina\b/i,
};
const cues: Readonly<Record<AskedQuestion['language'], string>> = {
  en: 'girl boy child young little nine ten eleven fourteen mother father school',
  pt: 'menina menino pequena pequeno criança mãe pai escola aldeia',
};

/** Whether somebody asks what it was like to be young, and of nothing in particular. */
export const asksOfChildhood = (question: string) => asked.test(question);

/** Passages that say that they tell of when the person was young. */
export async function findChildhood(
  question: AskedQuestion,
  memory: PersonaMemory,
  gender: PersonaPerson['gender'],
): Promise<Evidence[]> {
  const { passages } = await memory.recall(cues[question.language]);
  return passages
    .filter(({ kind }) => kind === 'story')
    .flatMap((passage) => {
      const language = detectLanguage(passage.excerpt, question.language);
      const sentences = splitSentences(passage.excerpt, language);
      const isTheirs = (sentence: string) =>
        (gender !== 'female' && gender !== 'male') || !notTheirs[gender].test(sentence);
      const best = sentences.findIndex((sentence) => told.test(sentence) && isTheirs(sentence));
      return best < 0
        ? []
        : [
            {
              passage,
              language,
              isOwnVoice: isToldBy(question.teller, passage.excerpt, language),
              sentences,
              best,
              sureness: 1,
              order: 1,
              isFirm: true,
            },
          ];
    });
}
