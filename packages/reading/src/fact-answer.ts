import type { Voices } from './fact-wording.ts';
import type { KnownFact } from './life-of.ts';

/** An answer that facts give. `text` has it as the person would say it and as one says it of them. */
export interface FactAnswer {
  kind:
    | 'kin'
    | 'year'
    | 'age'
    | 'count'
    | 'place'
    | 'country'
    | 'job'
    | 'name'
    | 'religion'
    | 'after-death';
  /** Whether the family gave or confirmed all that the answer rests on. */
  isConfirmed: boolean;
  /** The facts used; empty where the profile says it. */
  facts: readonly KnownFact[];
  year?: number;
  /** One age, or two where the months are not known. */
  ages?: readonly number[];
  count?: number;
  names?: readonly string[];
  /** In the language of the answer. */
  country?: string;
  text: Voices;
}

/** An answer before it is known whether it is confirmed. */
export type Draft = Omit<FactAnswer, 'isConfirmed'>;
