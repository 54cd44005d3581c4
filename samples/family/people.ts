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
}

export const sampleFamily: readonly SamplePerson[] = [
  {
    key: 'tobias',
    name: 'Tobias Merriwether',
    relationship: 'great-grandfather',
    birthYear: 1889,
    deathYear: 1961,
    gender: 'male',
  },
  {
    key: 'hanne',
    name: 'Hanne Merriwether',
    relationship: 'great-grandmother',
    birthYear: 1894,
    deathYear: 1970,
    gender: 'female',
    spouse: 'tobias',
  },
  {
    key: 'edda',
    name: 'Edda Merriwether',
    relationship: 'grandmother',
    birthYear: 1921,
    deathYear: 2009,
    gender: 'female',
    parent: 'tobias',
  },
  {
    key: 'anselm',
    name: 'Anselm Quill',
    relationship: 'grandfather',
    birthYear: 1918,
    deathYear: 1993,
    gender: 'male',
    spouse: 'edda',
  },
  {
    key: 'ottoline',
    name: 'Ottoline Merriwether',
    relationship: 'great-aunt',
    birthYear: 1925,
    deathYear: 2015,
    gender: 'female',
    parent: 'tobias',
  },
  {
    key: 'marlow',
    name: 'Marlow Quill',
    relationship: 'father',
    birthYear: 1948,
    gender: 'male',
    parent: 'edda',
  },
  {
    key: 'ines',
    name: 'Inês Quill',
    relationship: 'mother',
    birthYear: 1951,
    gender: 'female',
    spouse: 'marlow',
  },
  {
    key: 'perpetua',
    name: 'Perpétua Quill',
    relationship: 'aunt',
    birthYear: 1953,
    gender: 'female',
    parent: 'edda',
  },
  {
    key: 'silas',
    name: 'Silas Quill',
    relationship: 'brother',
    birthYear: 1979,
    gender: 'male',
    parent: 'marlow',
  },
  {
    key: 'juniper',
    name: 'Juniper Quill',
    relationship: 'daughter',
    birthYear: 2008,
    gender: 'female',
  },
  {
    key: 'caspian',
    name: 'Caspian Quill',
    relationship: 'nephew',
    birthYear: 2011,
    gender: 'male',
    parent: 'silas',
  },
  {
    key: 'wren',
    name: 'Wren Quill',
    relationship: 'niece',
    birthYear: 2014,
    gender: 'female',
    parent: 'silas',
  },
];
