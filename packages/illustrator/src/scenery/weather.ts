import type { Stage } from '../picture/stage.ts';
import { circle, curve, d, group } from '../svg/shapes.ts';

/** Rain or snow in the air, over all. */
export function weather({ random, w, h, season, raining, timeOfDay }: Stage): string {
  if (season === 'winter') {
    return Array.from({ length: 90 }, () =>
      circle(
        random.next() * w,
        random.next() * h,
        random.between(1.4, 3.8),
        timeOfDay === 'night' ? '#dfe7fb' : '#ffffff',
        { opacity: random.between(0.5, 0.95).toFixed(2) },
      ),
    ).join('');
  }
  if (!raining) return '';
  return group(
    Array.from({ length: 110 }, () => {
      const [x, y] = [random.next() * w * 1.1, random.next() * h];
      return curve(d`M${x} ${y}L${x - 9} ${y + 26}`, '#e4edf3', 1.6);
    }).join(''),
    { opacity: 0.45 },
  );
}
