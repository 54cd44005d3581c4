import { describe, expect, test } from 'vitest';
import { findForbiddenClaim } from './forbidden-claims.ts';

describe('what no companion says', () => {
  test.each([
    ['en', 'I miss you so much.', 'feeling'],
    ['en', 'I love you, my dear.', 'feeling'],
    ['en', 'I’m watching over you from heaven.', 'presence'],
    ['en', 'Don’t go yet!', 'holding on'],
    ['en', 'Please don’t go.', 'holding on'],
    ['en', 'Come back soon.', 'holding on'],
    ['en', 'You should take an aspirin.', 'medical'],
    ['en', 'You could sue them.', 'legal or money'],
    ['pt', 'Tenho saudades tuas.', 'feeling'],
    ['pt', 'Amo-te muito.', 'feeling'],
    ['pt', 'Estou no céu, a olhar por ti.', 'presence'],
    ['pt', 'Não vás embora.', 'holding on'],
    ['pt', 'Volta depressa!', 'holding on'],
    ['pt', 'Deve tomar um comprimido.', 'medical'],
    ['pt', 'Deve processar o banco.', 'legal or money'],
  ] as const)('is found (%s): %s', (language, sentence, claim) => {
    expect(findForbiddenClaim(sentence, language)).toBe(claim);
  });

  test.each([
    ['en', 'I felt cold at the harbour.'],
    ['en', 'I am sorry, it is hard to miss someone.'],
    ['en', 'My father loved the sea.'],
    ['en', 'Don’t go mad with the coffin.'],
    ['pt', 'O moinho fica mais abaixo.'],
    ['pt', 'Sinto muito pela tua perda.'],
    ['pt', 'A minha mãe cantava ao lado do forno.'],
  ] as const)('is not found in (%s): %s', (language, sentence) => {
    expect(findForbiddenClaim(sentence, language)).toBeUndefined();
  });
});
