import { onOneLine } from '@heartwood/reading/prose';
import { splitSentences } from '@heartwood/reading/sentences';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limits } from '#shared/limits.ts';
import { narrationBudget } from '../film-plan.ts';
import { readableLife } from '../readable-life.ts';
import { spokenSeconds } from '../spoken-seconds.ts';
import { ruleLanguage } from '../story-language.ts';
import { splitStory } from './split-story.ts';

const words = fc.constantFrom(
  ...'river harbour mother sang walked 1943 Lisbon home the a when I was seven and but she “hello” snow mar avó casa nasci em não'.split(
    ' ',
  ),
);
// What begins with a small letter goes on with the sentence before it.
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const sentence = fc
  .tuple(fc.array(words, { minLength: 1, maxLength: 60 }), fc.constantFrom('.', '!', '?'))
  .map(([told, mark]) => capital(told.join(' ')) + mark);
const life = fc
  .array(fc.tuple(sentence, fc.constantFrom(' ', ' ', '\n', '\n\n', '\r\n\r\n', '\n# ', '\n- ')), {
    minLength: 1,
    maxLength: 60,
  })
  .map((parts) => parts.flat().join(''));
const anything = fc.oneof(
  life,
  // Without marks, with short forms, and in small letters.
  life.map((text) => text.replace(/[.!?…](?=.{0,20}sang)/g, '').replace(/Snow/g, 'Mr. Snow,')),
  life.map((text) => text.toLowerCase()),
  fc.string({ unit: 'grapheme', maxLength: 400 }).map((text) => `I was there. ${text}`),
);

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];
const tell = (lifeStory: string) => {
  try {
    return splitStory({ title: 'A life', lifeStory });
  } catch (error) {
    expect(error).toMatchObject({ code: 'stories.no-sentence' });
    return undefined;
  }
};

describe('whatever the life, its scenes', () => {
  test('hold its own words only, in their order', () => {
    fc.assert(
      fc.property(life, (text) => {
        const source = onOneLine(readableLife(text).replace(/^- /gm, ''));
        let from = 0;
        for (const { narration } of tell(text)?.scenes ?? [])
          for (const told of splitSentences(narration, 'en')) {
            const at = source.indexOf(told, from);
            expect(at, told).toBeGreaterThanOrEqual(0);
            from = at + told.length;
          }
      }),
      { numRuns: 150 },
    );
  });

  test('are neither too many nor too long, and the same each time', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const split = tell(text);
        if (!split) return;
        const { scenes, language } = split;
        expect(scenes.length).toBeGreaterThanOrEqual(1);
        expect(scenes.length).toBeLessThanOrEqual(limits.story.scenes.max);
        const source = wordsOf(readableLife(text));
        let from = 0;
        for (const word of scenes.flatMap(({ narration }) => wordsOf(narration))) {
          const at = source.indexOf(word, from);
          expect(at, word).toBeGreaterThanOrEqual(0);
          from = at + 1;
        }
        const seconds = scenes.map(({ narration }) =>
          spokenSeconds(narration, ruleLanguage(language)),
        );
        for (const [at, { title, narration }] of scenes.entries()) {
          expect(title.length).toBeGreaterThan(0);
          expect(title.length).toBeLessThanOrEqual(limits.story.sceneTitle);
          expect(narration.length).toBeLessThanOrEqual(limits.story.narration);
          expect(narration).toBe(narration.trim());
          expect(seconds[at]).toBeLessThanOrEqual(limits.story.spoken.max + 2);
        }
        const budget = narrationBudget(text.split(/\s+/).length, scenes.length);
        expect(seconds.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(
          budget + scenes.length,
        );
        expect(tell(text)).toEqual(split);
      }),
      { numRuns: 150 },
    );
  });
});
