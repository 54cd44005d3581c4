import { darker, lighter } from '../svg/colour.ts';
import { ellipse, rect } from '../svg/shapes.ts';
import type { Body } from './body.ts';

export type Seat = 'chair' | 'armchair' | 'bench' | 'crate' | 'rock';

const wood = '#8a5a38';

/** What someone sits on, behind them; `top` is the height of the seat (negative). */
export function seatOf(kind: Seat, top: number, body: Body): string {
  const w = body.shoulder * 1.25;
  switch (kind) {
    case 'armchair': {
      const cloth = '#5f8a8b';
      return (
        rect(-w * 1.25, top - body.torso * 0.95, w * 2.5, -top + body.torso * 0.95 - 10, cloth, {
          rx: 26,
        }) +
        rect(-w * 1.05, top - body.torso * 0.8, w * 2.1, body.torso, lighter(cloth, 0.1), {
          rx: 20,
        }) +
        rect(
          -w * 1.62,
          top - body.torso * 0.22,
          w * 0.56,
          -top + body.torso * 0.22 - 8,
          darker(cloth, 0.12),
          { rx: 16 },
        ) +
        rect(
          w * 1.06,
          top - body.torso * 0.22,
          w * 0.56,
          -top + body.torso * 0.22 - 8,
          darker(cloth, 0.16),
          { rx: 16 },
        ) +
        rect(-w * 1.4, -10, 12, 12, '#4a3426') +
        rect(w * 1.25, -10, 12, 12, '#4a3426')
      );
    }
    case 'bench':
      return (
        rect(-w * 1.7, top + 4, w * 3.4, 13, wood, { rx: 4 }) +
        rect(-w * 1.7, top - body.torso * 0.52, w * 3.4, 11, wood, { rx: 4 }) +
        rect(-w * 1.7, top - body.torso * 0.28, w * 3.4, 11, darker(wood, 0.1), { rx: 4 }) +
        [-1.5, 1.4]
          .map((at) =>
            rect(w * at, top - body.torso * 0.6, 9, -top + body.torso * 0.6, darker(wood, 0.25), {
              rx: 3,
            }),
          )
          .join('')
      );
    case 'crate':
      return (
        rect(-w, top + 6, w * 2, -top - 6, '#b98a58') +
        [0.28, 0.62].map((at) => rect(-w, top + 6 - top * at, w * 2, 4, '#8f6538')).join('') +
        rect(-w, top + 6, 9, -top - 6, '#9c7044') +
        rect(w - 9, top + 6, 9, -top - 6, '#9c7044')
      );
    case 'rock':
      return (
        ellipse(0, top * 0.42, w * 1.5, -top * 0.54, '#8d8a86') +
        ellipse(-w * 0.2, top * 0.62, w * 0.9, -top * 0.22, '#a5a29c')
      );
    default:
      return (
        rect(-w * 0.92, top - body.torso * 0.86, 9, -top + body.torso * 0.86, wood, { rx: 4 }) +
        rect(
          w * 0.92 - 9,
          top - body.torso * 0.86,
          9,
          -top + body.torso * 0.86,
          darker(wood, 0.12),
          { rx: 4 },
        ) +
        [0.78, 0.52]
          .map((at) =>
            rect(-w * 0.92, top - body.torso * at, w * 1.84, 11, darker(wood, 0.06), { rx: 4 }),
          )
          .join('') +
        rect(-w * 1.02, top + 4, w * 2.04, 13, lighter(wood, 0.08), { rx: 4 })
      );
  }
}
