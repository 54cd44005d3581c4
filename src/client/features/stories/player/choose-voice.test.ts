import { describe, expect, test } from 'vitest';
import { chooseVoice } from './choose-voice.ts';

const anna = { name: 'Anna', lang: 'de-DE' };
const daniel = { name: 'Daniel', lang: 'en-GB' };
const samantha = { name: 'Samantha', lang: 'en_US' };
const joaquim = { name: 'Joaquim', lang: 'pt-PT' };
const luciana = { name: 'Luciana', lang: 'pt-BR' };

describe('the voice of the browser', () => {
  test('is an English one, a woman’s if there is one', () => {
    expect(chooseVoice([anna, daniel, samantha], 'en')).toBe(samantha);
    expect(chooseVoice([anna, daniel], 'en')).toBe(daniel);
  });

  test('is a Portuguese one for a Portuguese story, else English', () => {
    expect(chooseVoice([samantha, joaquim, luciana], 'pt-PT')).toBe(luciana);
    expect(chooseVoice([samantha, joaquim], 'pt')).toBe(joaquim);
    expect(chooseVoice([anna, samantha], 'pt')).toBe(samantha);
  });

  test('is left to the browser where it has none that fits', () => {
    expect(chooseVoice([anna], 'en')).toBeUndefined();
    expect(chooseVoice([], 'en')).toBeUndefined();
  });
});
