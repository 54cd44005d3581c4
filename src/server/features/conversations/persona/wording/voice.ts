import { onOneLine } from '#server/platform/language/prose.ts';
import type { Language } from '#shared/language/language.ts';
import type { PersonaPerson, Turn } from '../persona.ts';
import { chanceOf, choose } from './choose.ts';
import type { FrameSet, Frames } from './frame-sets.ts';
import { frames } from './frames.ts';
import { type Manner, mannerOf } from './traits.ts';

/** Says frame sentences in one person's manner, not as the last replies had them. */
export interface Voice {
  person: PersonaPerson;
  frames: Frames;
  language: Language;
  manner: Manner;
  say(set: FrameSet, slots?: Readonly<Record<string, string>>): string;
  /** True with this probability, always the same for the same seed and name. */
  happens(what: string, probability: number): boolean;
  pick(items: readonly string[], what: string): string;
  /** Whether one of these was said in this conversation, or in its last reply. */
  hasSaid(set: FrameSet, how?: { justNow: boolean }): boolean;
}

const addresses: Readonly<Record<Language, { informal: string[]; any: string[] }>> = {
  en: { informal: ['love', 'my dear'], any: ['my dear'] },
  pt: { informal: ['meu bem'], any: ['meu bem'] },
};

export const everyAddress = (language: Language) => [
  ...new Set([...addresses[language].informal, ...addresses[language].any]),
];

export function createVoice(
  language: Language,
  person: PersonaPerson,
  history: readonly Turn[],
  seed: string,
): Voice {
  const manner = mannerOf(person);
  const replies = history.filter(({ kind }) => kind === 'persona').map(({ content }) => content);
  const lately = replies.slice(-4);
  const isIn = (frame: string, replies: readonly string[]) =>
    replies.some((reply) => reply.includes(frame.split(/,? ?\{/)[0] || frame));
  const isLately = (frame: string) => isIn(frame, lately);
  const happens = (what: string, probability: number) => chanceOf(`${seed} ${what}`) < probability;
  const dear = () => {
    if (!manner.isWarm || manner.isFormal || !happens('dear', 0.6)) return '';
    const { informal, any } = addresses[language];
    return choose(manner.isInformal ? informal : any, `${seed} address`);
  };
  return {
    person,
    frames: frames[language],
    language,
    manner,
    happens,
    hasSaid: (set, { justNow } = { justNow: false }) =>
      (Object.values(set) as (readonly string[])[])
        .flat()
        .some((frame) => isIn(frame, justNow ? replies.slice(-1) : replies)),
    pick: (items, what) => choose(items, `${seed} ${what}`),
    say(set, slots = {}) {
      const fitting = wordingsFor(set, manner);
      const fresh = fitting.filter((frame) => !isLately(frame));
      const frame = choose(fresh.length > 0 ? fresh : fitting, `${seed} ${fitting[0]}`);
      return fill(frame, { name: onOneLine(person.name), dear: dear(), ...slots });
    },
  };
}

/** Puts values into a frame; an empty address takes its comma with it. */
export function fill(frame: string, slots: Readonly<Record<string, string>>): string {
  const bare = slots.dear
    ? frame
    : frame.replace(/,? ?\{dear\}(,?)/g, '$1').replace(/,([.!?])/g, '$1');
  return bare.replace(/\{(\w+)\}/g, (whole, slot: string) => slots[slot] ?? whole);
}

function wordingsFor(set: FrameSet, manner: Manner): string[] {
  const special = [
    manner.isFormal && set.formal,
    manner.isInformal && set.informal,
    manner.isWarm && !manner.isFormal && set.warm,
    manner.isBlunt && set.blunt,
    manner.isBright && set.bright,
    manner.isSober && set.sober,
    manner.isCareful && set.careful,
    manner.isSteady && set.steady,
    manner.isCurious && set.curious,
    manner.isPlain && set.plain,
    manner.isExact && set.exact,
  ].flatMap((wordings) => wordings || []);
  // The uncontracted wordings are for everybody but those who speak easily and have wordings of their own.
  return manner.isInformal && set.informal ? special : [...set.any, ...special];
}
