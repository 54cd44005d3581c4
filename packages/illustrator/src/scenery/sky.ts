import type { TimeOfDay } from '../picture/picture-plan.ts';
import type { Stage } from '../picture/stage.ts';
import { ownLight } from '../svg/colour.ts';
import { glow, linear } from '../svg/gradients.ts';
import { circle, curve, d, group, path, rect } from '../svg/shapes.ts';

const skies: Record<TimeOfDay, [string, string, string]> = {
  morning: ['#8ec9ea', '#cfe6ea', '#ffe3bf'],
  day: ['#5fb0ea', '#a5d8f6', '#e2f4fb'],
  evening: ['#5d4a86', '#d9718a', '#ffc48a'],
  night: ['#141a45', '#283469', '#4a5a94'],
};
const winterSkies: Record<TimeOfDay, [string, string, string]> = {
  morning: ['#a9cbe0', '#dbe6ea', '#fbe6d6'],
  day: ['#9cc6e4', '#cfe3ef', '#f1f7fa'],
  evening: ['#67608f', '#c4849d', '#f6c9a8'],
  night: ['#161d44', '#2c3a6b', '#566894'],
};
const heavySkies: Record<TimeOfDay, [string, string, string]> = {
  morning: ['#8e9fae', '#b3bfc6', '#d6d8d2'],
  day: ['#8799a9', '#abb9c3', '#cfd7da'],
  evening: ['#5c5672', '#8d7c8c', '#c2a696'],
  night: ['#171c38', '#2a3354', '#454f70'],
};

/** Top, middle and bottom of the sky. */
export function skyColours(stage: Stage): [string, string, string] {
  if (stage.raining) return heavySkies[stage.timeOfDay];
  return stage.season === 'winter' ? winterSkies[stage.timeOfDay] : skies[stage.timeOfDay];
}

const cloud = (x: number, y: number, size: number, colour: string, opacity: number) =>
  path(
    d`M${x - size} ${y}a${size * 0.3} ${size * 0.3} 0 0 1 ${size * 0.28} ${-size * 0.34}a${size * 0.42} ${size * 0.42} 0 0 1 ${size * 0.72} ${-size * 0.2}a${size * 0.34} ${size * 0.34} 0 0 1 ${size * 0.6} ${size * 0.2}a${size * 0.27} ${size * 0.27} 0 0 1 ${size * 0.3} ${size * 0.34}z`,
    colour,
    { opacity },
  );

function clouds(stage: Stage, bottom: number): string {
  const { random, timeOfDay, raining, w } = stage;
  const colour = { morning: '#fff6ea', day: '#ffffff', evening: '#f3b6a6', night: '#5d6da4' }[
    timeOfDay
  ];
  const grey = { morning: '#c2c8cc', day: '#c0c9cf', evening: '#8b7f90', night: '#3a4364' }[
    timeOfDay
  ];
  const count = raining ? 7 : 4;
  return Array.from({ length: count }, (_, index) => {
    const x = ((index + random.between(0.2, 0.8)) / count) * w;
    const y = random.between(0.16, 0.6) * bottom;
    const size = random.between(44, 92) * (raining ? 1.5 : 1);
    return cloud(
      x,
      y,
      size,
      raining ? grey : colour,
      raining ? 0.8 : timeOfDay === 'night' ? 0.4 : 0.82,
    );
  }).join('');
}

function stars({ random, w }: Stage, bottom: number): string {
  return Array.from({ length: 60 }, () =>
    circle(random.next() * w, random.next() * bottom * 0.9, random.between(0.8, 2.2), '#fff4d6', {
      opacity: random.between(0.4, 0.95).toFixed(2),
    }),
  ).join('');
}

function birds({ random, w }: Stage, bottom: number): string {
  const x = random.between(0.2, 0.8) * w;
  const y = random.between(0.25, 0.45) * bottom;
  return [0, 1, 2]
    .map((index) => {
      const [bx, by] = [x + index * 38 - 20, y + (index % 2) * 22];
      return curve(d`M${bx - 10} ${by}q5 -8 10 0q5 -8 10 0`, '#4a4358', 2.4, { opacity: 0.55 });
    })
    .join('');
}

function sunOrMoon({ timeOfDay, random, w }: Stage, bottom: number): string {
  const x = random.between(0.72, 0.86) * w * (random.chance(0.5) ? 1 : 0.22);
  if (timeOfDay === 'night') {
    const y = bottom * 0.3;
    return (
      glow(x, y, 150, '#f6f0cf', 0.4) +
      circle(x, y, 38, '#fdf3cf') +
      group(circle(x - 12, y - 8, 7, '#e9dcae') + circle(x + 12, y + 10, 9, '#e9dcae'), {
        opacity: 0.6,
      })
    );
  }
  if (timeOfDay === 'evening') {
    const y = bottom * 0.86;
    return glow(x, y, 330, '#ffdf9e', 0.75) + circle(x, y, 50, '#ffe6a6');
  }
  const y = bottom * (timeOfDay === 'morning' ? 0.6 : 0.28);
  return glow(x, y, 230, '#fff3c4', 0.9) + circle(x, y, 42, '#fff2bd');
}

/** The sky down to `bottom`, with what hangs and flies in it. */
export function sky(stage: Stage, bottom = stage.horizon): string {
  const [top, middle, low] = skyColours(stage);
  const air = linear([
    [0, top],
    [0.6, middle],
    [1, low],
  ]);
  const night = stage.timeOfDay === 'night';
  return ownLight(
    air.svg +
      rect(0, 0, stage.w, bottom + 40, air.fill) +
      (night && !stage.raining ? stars(stage, bottom) : '') +
      (stage.raining ? '' : sunOrMoon(stage, bottom)) +
      clouds(stage, bottom) +
      (night || stage.raining ? '' : birds(stage, bottom)),
  );
}
