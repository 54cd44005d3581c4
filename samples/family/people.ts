import type { Age, Look, Mood, Outfit } from '@heartwood/illustrator/picture-plan';

/** How somebody is drawn: at the age at which they are remembered, in clothes of that year. */
export interface SamplePortrait extends Partial<Look> {
  age: Age;
  year: number;
  mood?: Mood;
  /** 0 for hair of its own colour, 1 for white. */
  greying?: number;
  outfit?: Outfit;
}

/** Somebody of a plainly fictional family, for trying Heartwood out and for pictures of it. */
export interface SamplePerson {
  key: string;
  name: string;
  relationship: string;
  birthYear?: number;
  deathYear?: number;
  gender?: 'female' | 'male';
  parent?: string;
  spouse?: string;
  portrait: SamplePortrait;
}

export const sampleFamily: readonly SamplePerson[] = [
  {
    key: 'tobias',
    name: 'Tobias Merriwether',
    relationship: 'great-grandfather',
    birthYear: 1889,
    deathYear: 1961,
    gender: 'male',
    portrait: {
      age: 'elder',
      year: 1949,
      outfit: 'fisher',
      beard: 'full',
      hair: '#6b4227',
      favourite: '#4f7fa8',
    },
  },
  {
    key: 'hanne',
    name: 'Hanne Merriwether',
    relationship: 'great-grandmother',
    birthYear: 1894,
    deathYear: 1970,
    gender: 'female',
    spouse: 'tobias',
    portrait: { age: 'elder', year: 1952, hair: '#8a5a30', hairStyle: 'bun', favourite: '#6f9a54' },
  },
  {
    key: 'edda',
    name: 'Edda Merriwether',
    relationship: 'grandmother',
    birthYear: 1921,
    deathYear: 2009,
    gender: 'female',
    parent: 'tobias',
    portrait: {
      age: 'elder',
      year: 1994,
      hair: '#8a5a30',
      hairStyle: 'bun',
      glasses: true,
      favourite: '#3f8a86',
      second: '#b5634a',
    },
  },
  {
    key: 'anselm',
    name: 'Anselm Quill',
    relationship: 'grandfather',
    birthYear: 1918,
    deathYear: 1993,
    gender: 'male',
    spouse: 'edda',
    portrait: {
      age: 'elder',
      year: 1982,
      hairStyle: 'side',
      beard: 'moustache',
      glasses: true,
      favourite: '#8a5a44',
      second: '#6f9a54',
    },
  },
  {
    key: 'ottoline',
    name: 'Ottoline Merriwether',
    relationship: 'great-aunt',
    birthYear: 1925,
    deathYear: 2015,
    gender: 'female',
    parent: 'tobias',
    portrait: {
      age: 'elder',
      year: 1996,
      mood: 'joyful',
      hair: '#9a4f2a',
      hairStyle: 'bob',
      favourite: '#b8617f',
      second: '#5f7a55',
    },
  },
  {
    key: 'marlow',
    name: 'Marlow Quill',
    relationship: 'father',
    birthYear: 1948,
    gender: 'male',
    parent: 'edda',
    portrait: {
      age: 'adult',
      year: 2004,
      greying: 0.55,
      hair: '#6b4227',
      hairStyle: 'short',
      beard: 'full',
      favourite: '#4f7fa8',
    },
  },
  {
    key: 'ines',
    name: 'Inês Quill',
    relationship: 'mother',
    birthYear: 1951,
    gender: 'female',
    spouse: 'marlow',
    portrait: {
      age: 'adult',
      year: 1988,
      greying: 0.15,
      skin: '#e3b088',
      hair: '#2e211d',
      hairStyle: 'wavy',
      favourite: '#d0903c',
      second: '#4d6a8a',
    },
  },
  {
    key: 'perpetua',
    name: 'Perpetua Quill',
    relationship: 'aunt',
    birthYear: 1953,
    gender: 'female',
    parent: 'edda',
    portrait: {
      age: 'adult',
      year: 1986,
      greying: 0.2,
      hair: '#8a5a30',
      hairStyle: 'long',
      glasses: true,
      favourite: '#8a5a9a',
      second: '#4f8a7a',
    },
  },
  {
    key: 'silas',
    name: 'Silas Quill',
    relationship: 'brother',
    birthYear: 1979,
    gender: 'male',
    parent: 'marlow',
    portrait: {
      age: 'adult',
      year: 2016,
      skin: '#eabd97',
      hair: '#3a2620',
      hairStyle: 'side',
      glasses: true,
      favourite: '#6f9a54',
    },
  },
  {
    key: 'juniper',
    name: 'Juniper Quill',
    relationship: 'daughter',
    birthYear: 2008,
    gender: 'female',
    portrait: {
      age: 'youth',
      year: 1989,
      skin: '#f0c5a3',
      hair: '#9a4f2a',
      hairStyle: 'ponytail',
      favourite: '#3f8a86',
      mood: 'joyful',
    },
  },
  {
    key: 'caspian',
    name: 'Caspian Quill',
    relationship: 'nephew',
    birthYear: 2011,
    gender: 'male',
    parent: 'silas',
    portrait: {
      age: 'youth',
      year: 2024,
      skin: '#eabd97',
      hair: '#3a2620',
      hairStyle: 'curly',
      favourite: '#c9574e',
    },
  },
  {
    key: 'wren',
    name: 'Wren Quill',
    relationship: 'niece',
    birthYear: 2014,
    gender: 'female',
    parent: 'silas',
    portrait: {
      age: 'child',
      year: 2023,
      skin: '#f0c5a3',
      hair: '#5c3a26',
      hairStyle: 'braids',
      favourite: '#d0903c',
      second: '#c9574e',
      mood: 'joyful',
    },
  },
];
