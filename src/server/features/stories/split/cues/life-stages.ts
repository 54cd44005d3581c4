export const lifeStages = [
  'birth',
  'childhood',
  'school',
  'work',
  'war',
  'journey',
  'love',
  'children',
  'hardship',
  'illness',
  'death',
  'age',
] as const;

export type LifeStage = (typeof lifeStages)[number];
