import { birthAndDeath } from './birth-and-death.ts';
import { bodyAndHealth } from './body-and-health.ts';
import { character } from './character.ts';
import { clothesAndLooks } from './clothes-and-looks.ts';
import { doings } from './doings.ts';
import { faithAndFeasts } from './faith-and-feasts.ts';
import { family } from './family.ts';
import { farmAndGarden } from './farm-and-garden.ts';
import { feelings } from './feelings.ts';
import { food } from './food.ts';
import { house } from './house.ts';
import { loveAndQuarrels } from './love-and-quarrels.ts';
import { moneyAndTrade } from './money-and-trade.ts';
import { musicAndGames } from './music-and-games.ts';
import { schoolAndReading } from './school-and-reading.ts';
import { speechActs } from './speech.ts';
import { timeAndNumber } from './time-and-number.ts';
import { travelAndPlaces } from './travel-and-places.ts';
import { warAndLaw } from './war-and-law.ts';
import { weatherAndDisasters } from './weather-and-disasters.ts';
import { workAndPay } from './work-and-pay.ts';

/**
 * Groups of words that answer for each other in a question about someone's life, one a line: English, a bar,
 * Portuguese. Tight on purpose: a cat does not answer for a dog, nor a sister for a brother. A word behind '='
 * answers only as it is written.
 */
export const nearGroupLines: readonly string[] = [
  birthAndDeath,
  bodyAndHealth,
  character,
  clothesAndLooks,
  doings,
  faithAndFeasts,
  family,
  farmAndGarden,
  feelings,
  food,
  house,
  loveAndQuarrels,
  moneyAndTrade,
  musicAndGames,
  schoolAndReading,
  speechActs,
  timeAndNumber,
  travelAndPlaces,
  warAndLaw,
  weatherAndDisasters,
  workAndPay,
].flatMap((lines) => lines.trim().split('\n'));
