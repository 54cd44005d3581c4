import type { Stage } from '../picture/stage.ts';
import { streetLamp } from '../scenery/lamps.ts';
import { grounds, hills } from '../scenery/land.ts';
import { sky } from '../scenery/sky.ts';
import { wallClock } from '../scenery/wall-things.ts';
import { darker, lighter, ownLight } from '../svg/colour.ts';
import { part } from '../svg/parts.ts';
import { curve, d, path, rect } from '../svg/shapes.ts';
import type { Setting } from './setting.ts';

function carriage(stage: Stage, x: number, y: number, w: number, colour: string): string {
  const h = 176;
  const dark = stage.timeOfDay === 'night' || stage.timeOfDay === 'evening';
  const count = Math.floor((w - 40) / 84);
  const panes = Array.from({ length: count }, (_, index) =>
    rect(x + 26 + index * 84, y - h + 34, 60, 58, dark ? ownLight('#ffe0a0') : '#b6d3de', {
      rx: 8,
      stroke: lighter(colour, 0.5),
      'stroke-width': 4,
    }),
  ).join('');
  return (
    rect(x, y - h, w, h, colour, { rx: 12 }) +
    rect(x - 4, y - h - 8, w + 8, 22, darker(colour, 0.35), { rx: 9 }) +
    panes +
    rect(x, y - 66, w, 9, '#e9cf9a') +
    rect(x, y - 10, w, 12, '#3c383c')
  );
}

export const station: Setting = {
  inside: false,
  room: { left: 0.12, right: 0.82 },
  seat: 'bench',
  draw(stage) {
    const { w, h, portrait, random, year, season } = stage;
    const track = portrait ? 900 : 500;
    const platform = season === 'winter' ? '#e3e8ec' : '#c8b9a4';
    const colour = random.pick(['#7f4038', '#3f6a5c', '#3f5a80'] as const);
    const steam = year < 1962;
    const post = (x: number) =>
      rect(x - 7, portrait ? 250 : 84, 14, track - (portrait ? 230 : 64), '#5b6a62') +
      curve(
        d`M${x} ${portrait ? 320 : 150}q-44 -6 -58 -62M${x} ${portrait ? 320 : 150}q44 -6 58 -62`,
        '#5b6a62',
        7,
      );
    const roofY = portrait ? 210 : 46;
    const roof =
      Array.from({ length: Math.ceil(w / 40) + 1 }, (_, index) =>
        path(d`M${index * 40} ${roofY + 40}v22q20 18 40 0v-22z`, index % 2 ? '#f2ead9' : '#a8544a'),
      ).join('') + rect(0, roofY, w, 44, season === 'winter' ? '#eef3f7' : '#8a5a4a');
    const train = portrait
      ? carriage(stage, -30, track, 800, colour)
      : steam
        ? part('vehicles/engine', { x: 290, y: track }) + carriage(stage, 414, track, 900, colour)
        : carriage(stage, -20, track, 620, colour) + carriage(stage, 612, track, 700, colour);
    return {
      behind:
        sky(stage, track - 100) +
        hills(stage, track - 90, 70, grounds[season].farther, h) +
        rect(0, track - 60, w, 90, grounds[season].far) +
        train +
        rect(0, track, w, 18, '#5d5650') +
        rect(0, track + 16, w, h - track, platform) +
        rect(0, track + 16, w, 12, lighter(platform, 0.5)) +
        rect(0, track + 36, w, 7, '#e3bd52') +
        [0.3, 0.62]
          .map((share) =>
            curve(
              d`M0 ${track + (h - track) * share + 20}L${w} ${track + (h - track) * share + 20}`,
              darker(platform, 0.12),
              2.4,
            ),
          )
          .join('') +
        (portrait ? [60, 660] : [70, 1200]).map(post).join('') +
        roof +
        rect(w / 2 - 3, roofY + 56, 6, 22, '#5b4636') +
        wallClock(w / 2, roofY + 112, 40) +
        streetLamp(stage, portrait ? 636 : w * 0.87, track + 70, 270),
    };
  },
};
