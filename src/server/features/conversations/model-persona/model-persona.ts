import { randomBytes } from 'node:crypto';
import type { TextModel } from '#server/platform/ai/text-model.ts';
import { detectLanguage } from '#shared/language/detect-language.ts';
import type { Language } from '#shared/language/language.ts';
import { askedOnce } from '../persona/asked-once.ts';
import type { Persona, PersonaQuestion, PersonaReply } from '../persona/persona.ts';
import { createCitations } from './citations.ts';
import { composePrompt } from './compose-prompt.ts';
import { gatherEvidence } from './gather-evidence.ts';
import { holdsInvention } from './invented.ts';
import { findStraightAnswer } from './straight-answer.ts';
import { type Patience, streamModel, usualPatience } from './stream-model.ts';

/** Speaks through a language model, from numbered evidence and by our rules. */
export function createModelPersona({
  model,
  offline,
  patience = usualPatience,
}: Pick<TextModel, 'model'> & {
  /** Finds the evidence first, and answers what no model may be asked. */
  offline: Persona;
  patience?: Patience;
}): Persona {
  const answer = async (request: PersonaQuestion, language: Language): Promise<PersonaReply> => {
    const { question, person, history, onDelta, signal } = request;
    const memory = askedOnce(request.memory);
    const evidence = await gatherEvidence({ ...request, memory }, language, offline);
    const boundary = randomBytes(6).toString('hex');
    const prompt = composePrompt(question, { person, history, evidence, boundary });
    const citations = createCitations();
    let content = '';
    const show = (text: string) => {
      if (!text) return;
      content += text;
      onDelta?.(text);
    };
    for await (const piece of streamModel({ model }, prompt, { patience, signal }))
      show(citations.push(piece));
    show(citations.finish());
    const sources = citations.sourcesOf(evidence.sources);
    const asked = history.filter(({ kind }) => kind === 'person');
    const said = history.filter(({ kind }) => kind !== 'person');
    const given = {
      told: [
        person.name,
        person.systemPrompt ?? '',
        ...said.map((turn) => turn.content),
        ...evidence.sources.map(({ title, excerpt }) => `${title} ${excerpt}`),
      ],
      asked: [question, ...asked.map((turn) => turn.content)],
    };
    return {
      content,
      sources,
      grounded: sources.length > 0 && !holdsInvention(content, given, language),
    };
  };

  return {
    async reply(request) {
      const { question, person, history, onDelta } = request;
      const earlier = history.findLast(({ kind }) => kind === 'person')?.content;
      const language = detectLanguage(question, earlier ? detectLanguage(earlier) : 'en');
      const straight = findStraightAnswer(question, language, person.name);
      if (!straight) return answer(request, language);
      const said = await offline.reply({ ...request, question: straight.question });
      if (!straight.rest) return said;
      onDelta?.(`${said.content} `);
      const more = await answer({ ...request, question: straight.rest }, language);
      return { ...more, content: `${said.content} ${more.content}` };
    },
  };
}
