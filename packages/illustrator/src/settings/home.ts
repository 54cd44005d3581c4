import { bookcase } from '../scenery/furniture.ts';
import { floorLamp, oilLamp } from '../scenery/lamps.ts';
import { room, rug, sunOnFloor } from '../scenery/room.ts';
import { landscapeFrame, plant, portraitFrame, wallClock } from '../scenery/wall-things.ts';
import { windowIn } from '../scenery/window.ts';
import { part } from '../svg/parts.ts';
import type { Setting } from './setting.ts';

const walls = ['#d9b894', '#c9bd9a', '#d6b3a4', '#b9c0a4', '#d8c3a0'] as const;
const curtains = ['#c8605a', '#5f8a8b', '#c98f4a', '#7d6a9a'] as const;

export const home: Setting = {
  inside: true,
  room: { left: 0.2, right: 0.8 },
  seat: 'armchair',
  draw(stage) {
    const { w, wall, portrait, random, year } = stage;
    const curtain = random.pick(curtains);
    const cloth = random.pick(['#5f8a9a', '#a8695a', '#7f8f5a', '#8a7296'] as const);
    const [wx, wy, ww, wh] = portrait
      ? [w * 0.5 - 130, 190, 260, 300]
      : [w * 0.5 - 140, 64, 280, 210];
    const left = random.chance(0.5);
    const at = (share: number) => (left ? share : 1 - share) * w;
    const frames = portrait
      ? portraitFrame(70, 230, 96, 118, '#8fb0bd') +
        portraitFrame(556, 220, 96, 118, '#c9b27a') +
        landscapeFrame(540, 390, 130, 90) +
        wallClock(118, 440, 40)
      : portraitFrame(at(0.16) - 46, 70, 92, 112, '#8fb0bd') +
        portraitFrame(at(0.25) - 36, 118, 72, 88, '#d0b468') +
        landscapeFrame(at(0.72) - 66, 92, 132, 92) +
        (year < 1990
          ? wallClock(at(0.84), 138, 42)
          : portraitFrame(at(0.83) - 40, 80, 84, 100, '#9ab08a'));
    const lampX = portrait ? w * 0.9 : at(0.9);
    return {
      behind:
        room(stage, {
          wall: random.pick(walls),
          floor: '#a8744a',
          paper: year < 1985 ? random.pick(['stripes', 'panels'] as const) : 'plain',
        }) +
        frames +
        windowIn(stage, { x: wx, y: wy, w: ww, h: wh, curtain }) +
        sunOnFloor(stage, wx, ww) +
        (portrait
          ? bookcase(110, wall + 30, 170, 300, 3)
          : part('furniture/sofa', { x: at(0.14), y: wall + 96 }, { colour: cloth })) +
        (portrait ? '' : bookcase(at(0.77), wall + 14, 150, 230, 3)) +
        plant(portrait ? w * 0.66 : at(0.285), wall + 26, 120) +
        rug(stage, random.pick(['#a8484a', '#4f6f8a', '#8a6a3f', '#6a7f55'] as const)) +
        (year < 1925 ? '' : floorLamp(stage, lampX, wall + 70, portrait ? 380 : 300)),
      shining:
        year < 1925
          ? oilLamp(stage, portrait ? 110 : at(0.77), portrait ? wall - 278 : wall - 222)
          : '',
    };
  },
};
