import { sky } from '../scenery/sky.ts';
import { boat, sea } from '../scenery/water.ts';
import { darker } from '../svg/colour.ts';
import { circle, curve, d, path, rect } from '../svg/shapes.ts';
import type { Setting } from './setting.ts';

export const ship: Setting = {
  inside: false,
  room: { left: 0.24, right: 0.8 },
  seat: 'crate',
  draw(stage) {
    const { w, h, horizon, portrait, random, season } = stage;
    const deck = portrait ? 900 : 508;
    const left = random.chance(0.5);
    const at = (share: number) => (left ? share : 1 - share) * w;
    const plank = season === 'winter' ? '#d9d6d0' : '#c39a68';
    const boards = Array.from({ length: 15 }, (_, index) => {
      const share = (index - 7) / 7;
      return curve(
        d`M${w / 2 + share * w * 0.6} ${deck}L${w / 2 + share * w * 1.15} ${h}`,
        darker(plank, 0.2),
        2.4,
      );
    }).join('');
    const posts = Array.from({ length: portrait ? 6 : 10 }, (_, index) =>
      rect((index + 0.4) * (w / (portrait ? 6 : 10)), deck - 96, 9, 100, '#f4efe4'),
    ).join('');
    const mast = at(0.1);
    const cabin = at(0.92);
    return {
      behind:
        sky(stage) +
        sea(stage, deck) +
        boat(at(0.66), horizon + 24, 44, '#7a5a4a') +
        rect(mast - 9, portrait ? 120 : 0, 18, deck, '#8a6240') +
        path(
          d`M${mast} ${portrait ? 150 : 22}C${mast + (left ? 190 : -190)} ${portrait ? 280 : 90} ${mast + (left ? 210 : -210)} ${portrait ? 480 : 240} ${mast + (left ? 30 : -30)} ${portrait ? 600 : 330}Z`,
          '#fbf3e2',
        ) +
        curve(
          d`M${mast} ${portrait ? 140 : 14}Q${at(0.4)} ${deck * 0.5} ${at(0.56)} ${deck - 92}M${mast} ${portrait ? 140 : 14}L${at(-0.02)} ${deck - 90}`,
          '#6b5138',
          3,
        ) +
        rect(cabin - 130, deck - (portrait ? 330 : 250), 260, portrait ? 340 : 260, '#f3eee2', {
          rx: 6,
        }) +
        rect(cabin - 144, deck - (portrait ? 344 : 264), 288, 20, '#8a3f38', { rx: 5 }) +
        circle(cabin - (left ? 60 : -60), deck - 170, 30, '#a9c9d4', {
          stroke: '#a9843f',
          'stroke-width': 8,
        }) +
        rect(cabin + (left ? 6 : -80), deck - 190, 74, 190, '#9a6a44', { rx: 4 }) +
        rect(0, deck, w, h - deck, plank) +
        boards +
        rect(0, deck - 2, w, 9, darker(plank, 0.3)) +
        posts +
        rect(0, deck - 104, w, 13, '#a06d45', { rx: 5 }) +
        rect(0, deck - 54, w, 6, '#f4efe4') +
        circle(at(0.3), deck - 54, 34, 'none', { stroke: '#f7f2e6', 'stroke-width': 17 }) +
        [0, 1, 2, 3]
          .map((index) =>
            path(
              d`M${at(0.3) + Math.cos((index * Math.PI) / 2 + 0.5) * 26} ${deck - 54 + Math.sin((index * Math.PI) / 2 + 0.5) * 26}L${at(0.3) + Math.cos((index * Math.PI) / 2 + 0.5) * 42} ${deck - 54 + Math.sin((index * Math.PI) / 2 + 0.5) * 42}`,
              'none',
              { stroke: '#c9503f', 'stroke-width': 15 },
            ),
          )
          .join('') +
        [0, 1, 2]
          .map((ring) =>
            curve(
              d`M${at(0.14) - 36} ${deck + 74 - ring * 11}a36 12 0 1 0 72 0a36 12 0 1 0 -72 0`,
              '#b9935c',
              9,
            ),
          )
          .join(''),
    };
  },
};
