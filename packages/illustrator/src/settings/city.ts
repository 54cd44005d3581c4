import type { Stage } from '../picture/stage.ts';
import { streetLamp } from '../scenery/lamps.ts';
import { sky } from '../scenery/sky.ts';
import { tree } from '../scenery/trees.ts';
import { darker, lighter, ownLight } from '../svg/colour.ts';
import { d, path, rect } from '../svg/shapes.ts';
import type { Setting } from './setting.ts';

const fronts = ['#d9a98a', '#e3c79a', '#c4907c', '#b9c0b4', '#d8b7ae', '#c9b08a'] as const;

function building(stage: Stage, x: number, foot: number, w: number, h: number): string {
  const { random, season, timeOfDay } = stage;
  const front = random.pick(fronts);
  const dark = timeOfDay === 'night' || timeOfDay === 'evening';
  const columns = Math.max(2, Math.round(w / 62));
  const rows = Math.max(2, Math.floor((h - 100) / 82));
  const step = w / columns;
  const windows = Array.from({ length: columns * rows }, (_, index) => {
    const wx = x + step * ((index % columns) + 0.5) - 15;
    const wy = foot - h + 34 + Math.floor(index / columns) * 82;
    const shines = dark && random.chance(timeOfDay === 'night' ? 0.6 : 0.4);
    return (
      rect(wx - 4, wy - 4, 38, 52, lighter(front, 0.5), { rx: 2 }) +
      rect(wx, wy, 30, 44, shines ? ownLight('#ffd77a') : '#7f9fb5') +
      rect(wx + 14, wy, 2.4, 44, lighter(front, 0.5)) +
      rect(wx - 7, wy + 47, 44, 6, darker(front, 0.2))
    );
  }).join('');
  const awning = random.pick(['#c9574e', '#4f7f78', '#d79a3f', '#5f7a9a'] as const);
  const shop =
    rect(x + 12, foot - 78, w - 24, 78, darker(front, 0.32)) +
    rect(x + 20, foot - 60, w * 0.52, 48, dark ? ownLight('#ffe2a0') : '#a9c4cf') +
    rect(x + w * 0.68, foot - 62, w * 0.2, 62, '#6a4632') +
    Array.from({ length: 6 }, (_, index) =>
      path(
        d`M${x + 8 + ((w - 16) / 6) * index} ${foot - 92}L${x + 8 + ((w - 16) / 6) * (index + 1)} ${foot - 92}L${x + 8 + ((w - 16) / 6) * (index + 1) + 3} ${foot - 66}L${x + 8 + ((w - 16) / 6) * index - 3} ${foot - 66}Z`,
        index % 2 ? '#fbf3e4' : awning,
      ),
    ).join('');
  const roof = random.chance(0.5)
    ? path(
        d`M${x - 6} ${foot - h}L${x + 16} ${foot - h - 46}H${x + w - 16}L${x + w + 6} ${foot - h}Z`,
        season === 'winter' ? '#eef3f7' : '#7f4f44',
      )
    : rect(
        x - 6,
        foot - h - 16,
        w + 12,
        18,
        season === 'winter' ? '#f2f6f9' : darker(front, 0.25),
        { rx: 3 },
      );
  return (
    roof +
    rect(x, foot - h, w, h, front) +
    rect(x + w * 0.82, foot - h, w * 0.18, h, darker(front, 0.07)) +
    windows +
    shop
  );
}

export const city: Setting = {
  inside: false,
  room: { left: 0.14, right: 0.86 },
  seat: 'bench',
  draw(stage) {
    const { w, h, portrait, random, season, wall } = stage;
    const foot = wall + (portrait ? 60 : 18);
    const far = Array.from({ length: portrait ? 6 : 10 }, (_, index) => {
      const bw = w / (portrait ? 6 : 10);
      return rect(
        index * bw,
        foot - random.between(0.5, 0.72) * foot,
        bw + 1,
        foot,
        index % 2 ? '#b9b4bd' : '#c6c0c6',
      );
    }).join('');
    const street = season === 'winter' ? '#dfe5ea' : '#b8aea4';
    const houses: string[] = [];
    for (let x = random.between(-60, -20); x < w; ) {
      const bw = random.between(176, 236);
      const gap = !portrait && x > w * 0.36 && x < w * 0.5 ? 120 : 0;
      houses.push(building(stage, x + gap, foot, bw, foot * random.between(0.6, 0.8)));
      x += bw + gap + 3;
    }
    const setts = Array.from({ length: 60 }, () =>
      rect(
        random.next() * w,
        foot + 40 + random.next() * (h - foot - 50),
        random.between(20, 44),
        4,
        darker(street, 0.1),
        { rx: 2, opacity: 0.6 },
      ),
    ).join('');
    return {
      behind:
        sky(stage, foot * 0.8) +
        far +
        houses.join('') +
        rect(0, foot, w, h - foot, street) +
        rect(0, foot, w, 26, lighter(street, 0.28)) +
        rect(0, foot + 24, w, 6, darker(street, 0.2)) +
        setts +
        tree(stage, w * (portrait ? 0.95 : 0.06), foot + 40, 220) +
        streetLamp(stage, w * (portrait ? 0.08 : 0.9), foot + 44, portrait ? 340 : 300) +
        (portrait ? '' : streetLamp(stage, w * 0.22, foot + 30, 260)),
    };
  },
};
