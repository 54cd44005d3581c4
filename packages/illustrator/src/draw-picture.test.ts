import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { castOf } from './cast/cast-of.ts';
import { drawEndCard, drawTitleCard } from './draw-cards.ts';
import { drawPicture } from './draw-picture.ts';
import { sceneSettings, seasons, timesOfDay } from './picture/picture-plan.ts';
import { planPicture, type SceneToPlan } from './plan-picture.ts';
import { renderPicture } from './render-picture.ts';

const wide = { width: 1280, height: 720 };
const tall = { width: 720, height: 1280 };
const lifeStory =
  'I was born in 1934 in Portugal. When I was nine I had long braids and red hair. At nineteen I married my husband in church. I am eighty now, with my grandchildren.';
const cast = castOf({ title: 'Maria', lifeStory, language: 'en' });
const scene: SceneToPlan = {
  narration: 'In the spring I planted roses in the garden with my daughter.',
  title: 'The <roses> & me',
  language: 'en',
  cast,
  sceneIndex: 3,
  sceneCount: 8,
  seed: 1,
};

function problemsOf(svg: string): string[] {
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/gu)].map(([, id]) => id));
  const missing = [...svg.matchAll(/url\(#([^)]+)\)/gu)].flatMap(([, id]) =>
    id && !ids.has(id) ? [`no ${id}`] : [],
  );
  return [...missing, ...(/NaN|undefined|Infinity/u.test(svg) ? ['not a number'] : [])];
}

describe('drawings', () => {
  it('are whole in every place, hour and season, wide and tall', () => {
    for (const setting of sceneSettings) {
      for (const [index, hour] of timesOfDay.entries()) {
        for (const time of seasons) {
          const plan = planPicture({
            ...scene,
            choices: { setting, timeOfDay: hour, season: time },
          });
          const svg = drawPicture(plan, index % 2 === 0 ? wide : tall);
          expect(problemsOf(svg), `${setting} ${hour} ${time}`).toEqual([]);
        }
      }
    }
  });

  it('are the same for the same words, and others when drawn again', () => {
    const once = drawPicture(planPicture(scene), wide);
    expect(drawPicture(planPicture(scene), wide)).toBe(once);
    const again = planPicture({ ...scene, seed: 2 });
    expect(drawPicture(again, wide)).not.toBe(once);
    expect(again.setting).toBe('garden');
    expect(again.people.map(({ look }) => look)).toEqual(
      planPicture(scene).people.map(({ look }) => look),
    );
  });

  it('follow what a person has chosen, whatever the words say', () => {
    const choices = {
      setting: 'ship',
      timeOfDay: 'night',
      season: 'winter',
      people: [
        { age: 'elder', gender: 'male' },
        { age: 'child', gender: 'female' },
      ],
    } as const;
    const { people, ...plan } = planPicture({ ...scene, choices });
    expect(plan).toMatchObject({ setting: 'ship', timeOfDay: 'night', season: 'winter' });
    expect(people.map(({ age, gender }) => ({ age, gender }))).toEqual(choices.people);
  });

  it('keep a person recognisable while they grow old', () => {
    const at = (narration: string) =>
      planPicture({ ...scene, narration }).people.find(({ who }) => who === 'main');
    const child = at('When I was nine I went to school.');
    const old = at('At eighty I sit in the garden.');
    expect([child?.age, old?.age]).toEqual(['child', 'elder']);
    expect(old?.look).toEqual(child?.look);
    expect(child?.look.hair).toBe('#a84f28');
  });

  it('become pictures of the size asked for', async () => {
    const png = await renderPicture(drawPicture(planPicture(scene), tall), {
      width: 180,
      height: 320,
    });
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 180, height: 320 });
  });

  it('take titles with characters that no picture can hold', async () => {
    const title = 'Maria\u0007 \u001b[1m \ufffe \ud83d 😀 \u0085';
    const png = await renderPicture(drawTitleCard({ title, subtitle: title }, wide), {
      width: 320,
      height: 180,
    });
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png' });
  });

  it('write titles whole, wrapped and escaped', async () => {
    const title =
      'The long & winding <story> of a woman who crossed the sea, raised four children and planted a garden at eighty';
    for (const size of [wide, tall]) {
      const svg = drawTitleCard({ title, subtitle: 'A life, told by herself' }, size);
      const words = [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/gu)]
        .map(([, line]) => line)
        .join(' ');
      expect(words).toBe(
        'The long &amp; winding &lt;story&gt; of a woman who crossed the sea, raised four children and planted a garden at eighty A life, told by herself',
      );
    }
    const end = await renderPicture(drawEndCard({ title: 'Maria' }, wide), {
      width: 320,
      height: 180,
    });
    const { channels } = await sharp(end).stats();
    expect(Math.min(...channels.slice(0, 3).map(({ min }) => min))).toBeLessThan(120);
  });
});
