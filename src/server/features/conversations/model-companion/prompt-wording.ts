import type { CompanionVoice } from '#shared/contracts/ancestors.ts';
import type { Trait } from '#shared/contracts/training.ts';

/** The sentences of a prompt in one language; `{name}` is the person. */
export interface PromptWording {
  role: Readonly<Record<CompanionVoice, string>>;
  labels: Readonly<
    Record<
      | 'today'
      | 'asker'
      | 'unnamedAsker'
      | 'fullName'
      | 'born'
      | 'died'
      | 'work'
      | 'faith'
      | 'speech'
      | 'humor'
      | 'phrases'
      | 'values'
      | 'passions'
      | 'family'
      | 'manner'
      | 'rules'
      | 'passages'
      | 'message'
      | 'nothing',
      string
    >
  >;
  /** Of a slider that leans one way: low, high. */
  traits: Readonly<Record<Trait, readonly [low: string, high: string]>>;
  rules: Readonly<Record<CompanionVoice, readonly string[]>>;
  /** Who tells a passage: the person, `{teller}`, or a relative without a name. */
  tellers: Readonly<Record<'self' | 'named' | 'family', string>>;
}

export const placeholders = /\{(\w+)\}/g;
