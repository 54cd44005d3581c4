// Sheets of all that the illustrator can draw, to be looked at, into screenshots/contact-sheets/ (not kept in git):
// every place at four hours and seasons, wide and tall; poses, ages, clothes of work and of their years.
// `npm run contact-sheet -- sea` draws only the places whose name holds "sea".
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { castOf } from '../src/cast/cast-of.ts';
import { lookOf, peopleOf } from '../src/cast/looks.ts';
import { drawEndCard, drawTitleCard } from '../src/draw-cards.ts';
import { drawPicture } from '../src/draw-picture.ts';
import { figureOf } from '../src/figures/figure.ts';
import {
  type Age,
  ages,
  type Gender,
  type Outfit,
  outfits,
  type PlannedPerson,
  type Pose,
  poses,
  type Season,
  sceneSettings,
  type TimeOfDay,
} from '../src/picture/picture-plan.ts';
import { planPicture } from '../src/plan-picture.ts';
import { renderPicture } from '../src/render-picture.ts';
import { seededRandom } from '../src/svg/random.ts';
import { placed, rect } from '../src/svg/shapes.ts';

const folder = path.resolve(import.meta.dirname, '../../../screenshots/contact-sheets');
const only = process.argv[2] ?? '';
await mkdir(folder, { recursive: true });

const wide = { width: 1280, height: 720 };
const tall = { width: 720, height: 1280 };
const moments: [TimeOfDay, Season][] = [
  ['morning', 'spring'],
  ['day', 'summer'],
  ['evening', 'autumn'],
  ['night', 'winter'],
];
const families: { age: Age; gender: Gender }[][] = [
  [{ age: 'adult', gender: 'female' }],
  [
    { age: 'adult', gender: 'male' },
    { age: 'child', gender: 'female' },
  ],
  [
    { age: 'elder', gender: 'female' },
    { age: 'child', gender: 'male' },
    { age: 'child', gender: 'female' },
  ],
  [
    { age: 'adult', gender: 'male' },
    { age: 'adult', gender: 'female' },
    { age: 'youth', gender: 'male' },
    { age: 'child', gender: 'female' },
  ],
];

async function sheet(
  name: string,
  pictures: string[],
  columns: number,
  cell: { width: number; height: number },
) {
  const gap = 6;
  const composite = [];
  for (const [index, svg] of pictures.entries()) {
    composite.push({
      input: await renderPicture(svg, cell),
      left: (index % columns) * (cell.width + gap),
      top: Math.floor(index / columns) * (cell.height + gap),
    });
  }
  const rows = Math.ceil(pictures.length / columns);
  const canvas = sharp({
    create: {
      width: columns * (cell.width + gap),
      height: rows * (cell.height + gap),
      channels: 3,
      background: '#777777',
    },
  });
  await canvas
    .composite(composite)
    .png()
    .toFile(path.join(folder, `${name}.png`));
  process.stdout.write(`${name}.png: ${pictures.length}\n`);
}

const lifeStory = 'I was born in 1934 in Portugal. My husband and I have two children.';
const cast = castOf({ title: 'Maria', lifeStory, language: 'en' });
const places = sceneSettings.filter((setting) => setting.includes(only));
const pictureOf = (setting: (typeof places)[number], index: number, size: typeof wide) => {
  const [timeOfDay = 'day', season = 'summer'] = moments[index] ?? [];
  const narration =
    setting === 'hardship' ? 'The war came and my father died.' : 'We lived our life.';
  const people = families[index % families.length];
  const scene = {
    narration,
    title: 'The summers at my grandmother’s house',
    language: 'en',
    cast,
    sceneIndex: index,
    sceneCount: 4,
    seed: index + 1,
  };
  return drawPicture(
    planPicture({ ...scene, choices: { setting, timeOfDay, season, people } }),
    size,
  );
};

for (let start = 0; start < places.length; start += 7) {
  const some = places.slice(start, start + 7);
  const of = (size: typeof wide) =>
    some.flatMap((setting) => moments.map((_, index) => pictureOf(setting, index, size)));
  await sheet(`places-${1 + start / 7}`, of(wide), 4, { width: 480, height: 270 });
  await sheet(`places-tall-${1 + start / 7}`, of(tall), 8, { width: 234, height: 416 });
}
if (only !== '') process.exit();

const grown = ages.filter((age) => age !== 'baby');
const holdings: Partial<Record<Pose, string>> = {
  work: 'hoe',
  hold: 'violin',
  carry: 'basket',
  walk: 'luggage',
};
const genders: Gender[] = ['female', 'male'];

let drawn = 0;
function person(age: Age, gender: Gender, pose: Pose, outfit: Outfit): PlannedPerson {
  drawn += 1;
  const regions = ['Portugal', 'Nigeria', 'India', 'China', 'Sweden', 'Mexico'];
  const look = lookOf(seededRandom(drawn), gender, peopleOf(regions[drawn % regions.length] ?? ''));
  return { who: 'someone', age, gender, pose, outfit, greying: 0, look, holds: holdings[pose] };
}
function cellOf(one: PlannedPerson, year: number, cold = false): string {
  const { svg } = figureOf(one, {
    mood: drawn % 5 === 0 ? 'quiet' : drawn % 3 === 0 ? 'joyful' : 'warm',
    year,
    cold,
    seat: 'chair',
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="430" viewBox="0 0 300 430">${rect(0, 0, 300, 430, '#e3ecdb')}${placed(svg, 145, 410, 1)}</svg>`;
}
const cell = { width: 180, height: 258 };
const pick = (index: number) => grown[index % grown.length] ?? 'adult';
await sheet(
  'poses',
  poses.flatMap((pose, index) =>
    genders.map((gender, turn) =>
      cellOf(person(pick(index + turn * 2), gender, pose, 'everyday'), 1920 + index * 6),
    ),
  ),
  10,
  cell,
);
await sheet(
  'clothes-of-work',
  outfits.flatMap((outfit) =>
    genders.map((gender) =>
      cellOf(person(outfit === 'pupil' ? 'child' : 'adult', gender, 'stand', outfit), 1948),
    ),
  ),
  10,
  cell,
);
await sheet(
  'clothes-of-years',
  [1908, 1935, 1956, 1978, 2008].flatMap((year) =>
    grown.flatMap((age) =>
      genders.map((gender) =>
        cellOf(person(age, gender, 'stand', 'everyday'), year, year === 1935),
      ),
    ),
  ),
  8,
  cell,
);
const title = { title: 'Maria of the Fishing Village', subtitle: 'A life, told by herself' };
await sheet('cards', [drawTitleCard(title, wide), drawEndCard(title, wide)], 2, {
  width: 640,
  height: 360,
});
await sheet('cards-tall', [drawTitleCard(title, tall), drawEndCard(title, tall)], 2, {
  width: 360,
  height: 640,
});
