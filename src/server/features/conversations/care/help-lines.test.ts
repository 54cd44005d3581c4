import { describe, expect, it } from 'vitest';
import { helpLineReply, regionOf } from './help-lines.ts';

describe('helpLineReply', () => {
  it.each([
    ['en-US,en;q=0.9', '988'],
    ['en-GB', 'Samaritans on 116 123'],
    ['en-IE,en;q=0.8', 'Samaritans on 116 123'],
    ['pt-BR,pt;q=0.9,en-US;q=0.8', 'CVV on 188'],
    ['pt-PT', 'SNS 24 on 808 24 24 24'],
    ['fr-FR,en-US;q=0.7', 'findahelpline.com'],
    ['en', 'findahelpline.com'],
    ['', 'findahelpline.com'],
  ])('for %s names %s', (acceptLanguage, line) => {
    expect(helpLineReply({ language: 'en', acceptLanguage })).toContain(line);
  });

  it('does not name a country that is not the writer’s', () => {
    const reply = helpLineReply({ language: 'en', acceptLanguage: 'de-DE,en-US;q=0.5' });
    expect(reply).not.toContain('988');
  });

  it('speaks Portuguese to a message in Portuguese, wherever it is read', () => {
    expect(helpLineReply({ language: 'pt', acceptLanguage: 'en-US' })).toContain('988');
    expect(helpLineReply({ language: 'pt', acceptLanguage: 'pt-BR' })).toMatch(/CVV, 188/);
    expect(helpLineReply({ language: 'pt' })).toContain('Aqui é o Heartwood');
  });

  it('says that it is the app that speaks', () => {
    expect(helpLineReply({ language: 'en' })).toContain('Heartwood, the app itself');
  });
});

describe('regionOf', () => {
  it.each([
    ['en-us', 'US'],
    ['pt, pt-BR;q=0.9', 'BR'],
    ['zh-Hant-TW', 'TW'],
    ['en;q=0.4, pt-PT;q=0.9', 'PT'],
    ['*', undefined],
    [';;;q=,', undefined],
    [undefined, undefined],
  ])('reads %s as %s', (header, region) => {
    expect(regionOf(header)).toBe(region);
  });
});
