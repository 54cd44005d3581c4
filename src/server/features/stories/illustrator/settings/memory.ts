import { paper } from '../frame.ts';
import { rect } from '../svg/shapes.ts';
import type { Setting } from './setting.ts';

/** A page of an album, for words that give no picture. */
export const memory: Setting = {
  inside: true,
  room: { left: 0.1, right: 0.9 },
  seat: 'chair',
  bare: true,
  draw: (stage) => ({ behind: rect(0, 0, stage.w, stage.h, paper) }),
};
