import { type Example, readExamples } from './examples.ts';

/**
 * The examples of care: what calls for none is labelled `none`, namely what only sounds alike and whatever stands among
 * the examples of acts.
 */
export function readCareExamples(part: 'training' | 'held-out'): Example[] {
  const none = (example: Example) => ({ ...example, label: 'none' });
  return [
    ...readExamples('care', part).map((example) =>
      example.label === 'look-alike' ? none(example) : example,
    ),
    ...readExamples('acts', part).map(none),
  ];
}
