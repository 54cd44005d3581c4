import { describe, expect, test } from 'vitest';
import { type CardKind, careLetter } from './care-letter.ts';

const kinds: CardKind[] = ['danger', 'medical', 'abuse', 'other-in-danger', 'child'];
const locales = ['en', 'pt-BR', 'pt-PT'] as const;

describe('a letter of Heartwood', () => {
  test.each([
    ['en-US,en;q=0.9', '988 Suicide & Crisis Lifeline (988'],
    ['en-GB', 'Samaritans (116 123)'],
    ['en-IE,en;q=0.8', 'Samaritans (116 123)'],
    ['pt-BR,pt;q=0.9,en-US;q=0.8', 'CVV (188'],
    ['pt-PT', '1411'],
    ['en;q=0.4, pt-PT;q=0.9', '1411'],
    ['fr-FR,en-US;q=0.7', '3114'],
    ['en', 'findahelpline.com'],
    ['', 'findahelpline.com'],
    [';;;q=,', 'findahelpline.com'],
    [undefined, 'findahelpline.com'],
  ])('names the lines of the writer’s country: %s', (acceptLanguage, line) => {
    expect(careLetter('danger', { locale: 'en', acceptLanguage })).toContain(line);
  });

  test('does not name a country that is not the writer’s', () => {
    const letter = careLetter('danger', { locale: 'en', acceptLanguage: 'xx-XX,en-US;q=0.5' });
    expect(letter).toContain('findahelpline.com');
    expect(letter).not.toContain('988');
  });

  test('is in the language of the message, with the lines of where it is written', () => {
    const letter = careLetter('danger', { locale: 'pt-BR', acceptLanguage: 'en-US' });
    expect(letter).toContain('o próprio aplicativo');
    expect(letter).toContain('988');
    const portugal = careLetter('danger', { locale: 'pt-PT', acceptLanguage: 'pt-PT' });
    expect(portugal).toContain('a própria aplicação');
    expect(portugal).not.toContain('você');
  });

  test.each(kinds)('says that it is the app that speaks, and leaves no gap: %s', (kind) => {
    for (const locale of locales)
      for (const acceptLanguage of [undefined, 'en-GB', 'pt-BR']) {
        const letter = careLetter(kind, { locale, acceptLanguage });
        expect(letter).toMatch(locale === 'en' ? /This is Heartwood/ : /Aqui é o Heartwood/);
        expect(letter).not.toMatch(/[{}]|undefined|\(\)/);
        expect(letter.split('\n\n')).toHaveLength(3);
      }
  });

  test.each(['danger', 'abuse'] as const)('is not the voice of the relative: %s', (kind) => {
    expect(careLetter(kind, { locale: 'en' })).toContain('not the voice of your relative');
    for (const locale of ['pt-BR', 'pt-PT'] as const)
      expect(careLetter(kind, { locale })).toContain('não a voz do seu familiar');
  });

  test.each([
    ['en-US', '911'],
    ['en-GB', '999'],
    ['pt-BR', '192'],
    ['pt-PT', '112'],
    ['en-NZ', '111'],
  ])('to an emergency names the number to call: %s', (acceptLanguage, number) => {
    expect(careLetter('medical', { locale: 'en', acceptLanguage })).toContain(`call ${number}`);
  });

  test('to an emergency where no country is known names the local number', () => {
    expect(careLetter('medical', { locale: 'en' })).toContain('your local emergency number');
    expect(careLetter('medical', { locale: 'pt-PT' })).toContain('número de emergência local');
  });

  test('to a child and to who was hurt names lines for them', () => {
    const named = (kind: CardKind) => careLetter(kind, { locale: 'en', acceptLanguage: 'en-GB' });
    expect(named('child')).toContain('Childline (0800 1111)');
    expect(named('abuse')).toContain('National Domestic Abuse Helpline (0808 2000 247)');
  });
});
