const labels: Readonly<Record<number, string>> = {
  [-4]: 'Generation -1 (Great-Great-Grandparents)',
  [-3]: 'Generation 0 (Great-Grandparents)',
  [-2]: 'Generation 1 (Grandparents)',
  [-1]: 'Generation 2 (Parents)',
  0: 'Generation 3 (You)',
  1: 'Generation 4 (Children)',
  2: 'Generation 5 (Grandchildren)',
  3: 'Generation 6 (Great-Grandchildren)',
};

/** What a row of the family tree is called; `generation` counts from the current user (0). */
export function generationLabel(generation: number): string {
  return labels[generation] ?? (generation < 0 ? 'Ancient Ancestors' : 'Descendants');
}
