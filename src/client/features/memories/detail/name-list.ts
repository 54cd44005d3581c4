const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** 'Edda', 'Edda and Anselm', 'Edda, Anselm, and Rosa' */
export const nameList = (names: readonly string[]) => list.format(names);
