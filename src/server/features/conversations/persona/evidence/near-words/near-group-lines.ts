import { birthAndDeath } from './birth-and-death.ts';
import { bodyAndHealth } from './body-and-health.ts';
import { earlier } from './earlier.ts';
import { family } from './family.ts';
import { farmAndGarden } from './farm-and-garden.ts';
import { food } from './food.ts';
import { house } from './house.ts';
import { loveAndQuarrels } from './love-and-quarrels.ts';

/**
 * Groups of words that answer for each other in a question about someone's life, one a line: English, a bar,
 * Portuguese. Tight on purpose: a cat does not answer for a dog, nor a sister for a brother. A word behind '='
 * answers only as it is written.
 */
export const nearGroupLines: readonly string[] = [
  birthAndDeath,
  bodyAndHealth,
  earlier,
  family,
  farmAndGarden,
  food,
  house,
  loveAndQuarrels,
].flatMap((lines) => lines.trim().split('\n'));
