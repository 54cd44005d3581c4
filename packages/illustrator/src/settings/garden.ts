import { house } from '../scenery/houses.ts';
import { grounds, hills, meadow } from '../scenery/land.ts';
import { sky } from '../scenery/sky.ts';
import { bush, tree } from '../scenery/trees.ts';
import { circle, curve, d, ellipse, path, rect } from '../svg/shapes.ts';
import type { Setting } from './setting.ts';

export const garden: Setting = {
  inside: false,
  room: { left: 0.2, right: 0.8 },
  seat: 'bench',
  draw(stage) {
    const { w, h, horizon, portrait, random, season } = stage;
    const top = horizon + (portrait ? 100 : 70);
    const blooms = {
      spring: ['#e98fb0', '#f6d452', '#b79be0'],
      summer: ['#e0554f', '#f2a23c', '#ffffff'],
      autumn: ['#c9632f', '#d9a03a', '#8a4a6a'],
      winter: ['#f4f8fb', '#e6eef4', '#f4f8fb'],
    }[season];
    const pickets =
      Array.from({ length: Math.ceil(w / 34) }, (_, index) =>
        path(
          d`M${index * 34 + 4} ${top + 40}L${index * 34 + 4} ${top - 22}L${index * 34 + 13} ${top - 34}L${index * 34 + 22} ${top - 22}L${index * 34 + 22} ${top + 40}Z`,
          '#f6f1e6',
        ),
      ).join('') +
      rect(0, top - 8, w, 8, '#e4dccb') +
      rect(0, top + 18, w, 8, '#e4dccb');
    const bed = (x: number, y: number, half: number) =>
      ellipse(x, y, half, half * 0.2, season === 'winter' ? '#dfe8ef' : '#7a5640') +
      Array.from({ length: 9 }, (_, index) => {
        const fx = x - half * 0.86 + (index / 8) * half * 1.72;
        const tall = random.between(26, 52);
        if (season === 'winter') return ellipse(fx, y - 6, 15, 9, '#f7fafc');
        const colour = blooms[index % 3] ?? '#e98fb0';
        return (
          curve(d`M${fx} ${y}q3 ${-tall * 0.5} 0 ${-tall}`, '#4f8f48', 4) +
          ellipse(fx + 8, y - tall * 0.4, 8, 4, '#5fa052') +
          [0, 1, 2, 3, 4]
            .map((petal) =>
              circle(
                fx + Math.cos(petal * 1.257) * 7,
                y - tall + Math.sin(petal * 1.257) * 7,
                6,
                colour,
              ),
            )
            .join('') +
          circle(fx, y - tall, 4.5, '#f3c84a')
        );
      }).join('');
    const cottage = portrait ? w * 0.26 : w * 0.2;
    const roses =
      season === 'winter'
        ? ''
        : Array.from({ length: 16 }, (_, index) =>
            circle(
              w * (portrait ? 0.8 : 0.76) + Math.cos(Math.PI * (1 - index / 15)) * 72,
              top - 84 - Math.sin(Math.PI * (index / 15)) * 78,
              random.between(9, 15),
              index % 3 ? '#5f9a55' : '#df7f94',
            ),
          ).join('');
    return {
      behind:
        sky(stage) +
        hills(stage, horizon + 20, 70, grounds[season].farther, h) +
        hills(stage, horizon + 50, 40, grounds[season].far, h) +
        house(stage, cottage, top + 8, portrait ? 210 : 230) +
        tree(stage, w * (portrait ? 0.62 : 0.52), top + 20, 190) +
        meadow(stage, top + 22) +
        pickets +
        path(
          d`M${w * (portrait ? 0.8 : 0.76) - 72} ${top + 40}v-124a72 78 0 0 1 144 0v124`,
          'none',
          { stroke: '#efe6d4', 'stroke-width': 11 },
        ) +
        roses +
        bed(w * 0.13, top + (portrait ? 150 : 112), portrait ? 96 : 150) +
        bed(w * 0.88, top + (portrait ? 150 : 112), portrait ? 80 : 140) +
        tree(stage, w * 0.985, top + 90, 260),
      before: bush(stage, w * 0.02, h - 26, 66),
    };
  },
};
