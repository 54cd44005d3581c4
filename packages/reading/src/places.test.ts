import { describe, expect, it } from 'vitest';
import { countryName, findPlace } from './places.ts';

describe('the country of a place', () => {
  it.each([
    ['Recife', 'BR'],
    ['Leeds', 'GB'],
    ['Hull', 'GB'],
    ['Lisboa', 'PT'],
    ['Co. Donegal', 'IE'],
    ['Swansea, Wales', 'GB'],
    ['Atlanta, Georgia', 'US'],
    ['Tbilisi, Georgia', 'GE'],
    ['Somewhere small, Moçambique', 'MZ'],
  ])('finds that of %s', (place, country) => {
    expect(findPlace(place).country).toBe(country);
  });

  it('finds the state or county', () => {
    expect(findPlace('Ouro Preto, Minas Gerais')).toEqual({
      country: 'BR',
      region: 'Minas Gerais',
    });
  });

  it('finds none where places of several countries have the name', () => {
    expect(findPlace('Cambridge')).toEqual({});
    expect(findPlace('the back of beyond')).toEqual({});
  });

  it('names countries in either variety of Portuguese', () => {
    expect([countryName('PL', 'pt-BR'), countryName('PL', 'pt-PT')]).toEqual([
      'Polônia',
      'Polónia',
    ]);
  });
});
