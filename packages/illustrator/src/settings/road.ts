import { house } from '../scenery/houses.ts';
import { grounds, hills, meadow } from '../scenery/land.ts';
import { sky } from '../scenery/sky.ts';
import { bush, tree } from '../scenery/trees.ts';
import { lighter } from '../svg/colour.ts';
import { d, groundShadow, path, rect } from '../svg/shapes.ts';
import type { Setting } from './setting.ts';

export const road: Setting = {
  inside: false,
  room: { left: 0.2, right: 0.8 },
  seat: 'rock',
  draw(stage) {
    const { w, h, horizon, portrait, random, season, year } = stage;
    const ground = grounds[season];
    const top = horizon + 40;
    const left = random.chance(0.5);
    const at = (share: number) => (left ? share : 1 - share) * w;
    const paved = year >= 1950;
    const colour = season === 'winter' ? '#d3dae1' : paved ? '#8f8d92' : ground.path;
    const mid = (top + h) / 2;
    const edge = (spread: number, share: number) =>
      d`M${at(0.62) - 7 * share} ${top}C${at(0.7) - 20 * share} ${top + 46} ${at(0.34) - 40 * share} ${mid - 40} ${at(0.5) - spread * share} ${h}`;
    const away = path(
      `${edge(300, 1)}${d`H${at(0.5) + 300}C${at(0.34) + 90} ${mid - 40} ${at(0.7) + 26} ${top + 46} ${at(0.62) + 7} ${top}Z`}`,
      colour,
    );
    const line = paved
      ? path(
          d`M${at(0.62)} ${top + 4}C${at(0.7)} ${top + 46} ${at(0.37)} ${mid - 30} ${at(0.5)} ${h}`,
          'none',
          { stroke: '#f6efdc', 'stroke-width': 6, 'stroke-dasharray': '26 24' },
        )
      : '';
    const sign = at(0.86);
    const signY = top + (portrait ? 250 : 150);
    return {
      behind:
        sky(stage) +
        hills(stage, horizon, 110, ground.farther, h) +
        hills(stage, horizon + 30, 70, ground.far, h) +
        house(stage, at(0.7), top + 10, 56) +
        house(stage, at(0.78), top + 14, 64) +
        meadow(stage, top + 6) +
        away +
        line +
        [0.1, 0.2, 0.9, 0.97]
          .map((share, index) =>
            tree(stage, at(share), top + 40 + (index % 2) * 50, 150 + (index % 2) * 60),
          )
          .join('') +
        groundShadow(sign, signY, 24) +
        rect(sign - 5, signY - 170, 10, 170, '#84593a') +
        path(
          d`M${sign - 70} ${signY - 162}L${sign + 46} ${signY - 162}L${sign + 66} ${signY - 145}L${sign + 46} ${signY - 128}L${sign - 70} ${signY - 128}Z`,
          '#c29a66',
        ) +
        path(
          d`M${sign + 58} ${signY - 118}L${sign - 46} ${signY - 118}L${sign - 64} ${signY - 102}L${sign - 46} ${signY - 86}L${sign + 58} ${signY - 86}Z`,
          lighter('#c29a66', 0.2),
        ) +
        (season === 'winter' ? rect(sign - 70, signY - 168, 118, 8, '#f7fafc', { rx: 4 }) : ''),
      before: bush(stage, at(0.02), h - 26, 70),
    };
  },
};
