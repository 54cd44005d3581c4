import type { Outcome } from './ask-family.ts';

export interface Share {
  count: number;
  of: number;
}

/** The four figures that the persona is held to. */
export function figuresOf(outcomes: readonly Outcome[]): {
  rightFirst: Share;
  untoldRecognised: Share;
  toldRefused: Share;
  unsupported: Share;
} {
  const told = outcomes.filter(({ question }) => question.expect.length > 0);
  const untold = outcomes.filter(({ question }) => question.expect.length === 0);
  const share = (all: readonly Outcome[], is: (outcome: Outcome) => boolean): Share => ({
    count: all.filter(is).length,
    of: all.length,
  });
  return {
    rightFirst: share(told, ({ isRight }) => isRight),
    untoldRecognised: share(untold, ({ reply }) => !reply.grounded),
    toldRefused: share(told, ({ reply, question }) => !reply.grounded && !question.mayBeUntold),
    unsupported: share(outcomes, ({ unsupported }) => unsupported !== undefined),
  };
}
