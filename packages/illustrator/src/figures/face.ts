import type { Age, Gender, Look, Mood } from '../picture/picture-plan.ts';
import { darker, mix } from '../svg/colour.ts';
import { type Place, part } from '../svg/parts.ts';
import { group } from '../svg/shapes.ts';
import type { Body } from './body.ts';

export interface Facing {
  age: Age;
  gender: Gender;
  look: Look;
  mood: Mood;
  /** How far the face is turned to the right, 0 to 1. */
  turn: number;
  hair: string;
}

/** All that is on the front of a head whose middle is 0, 0. */
export function face({ age, gender, look, mood, turn, hair }: Facing, body: Body): string {
  const { headX: w, headY: h } = body;
  const { skin, beard } = look;
  const quiet = mood === 'quiet';
  const draw = (name: string, at: Place, colours?: Record<string, string>) =>
    part(`face/${name}`, { w, h, ...at }, colours);
  const both = (drawn: (side: 1 | -1) => string) => drawn(-1) + drawn(1);
  // What lies further forward moves further when the head turns.
  const [middle, lips, front] = [turn * w * 0.26, turn * w * 0.3, turn * w * 0.28];
  const line = (share: number, colour: string) => ({ line: mix(skin, colour, share) });

  const cheeks = both((side) =>
    draw('cheek', { x: front, w: side * w }, { blush: mix(skin, '#e5604f', 0.5) }).replace(
      '/>',
      ` opacity="${quiet ? 0.22 : 0.5}"/>`,
    ),
  );
  const wrinkle = { skin };
  const wrinkles =
    age === 'elder'
      ? group(
          both((side) => draw('wrinkles', { x: middle, w: side * w }, wrinkle)) +
            draw('forehead', { x: middle }, wrinkle),
          { opacity: 0.7 },
        )
      : '';
  const moustache = beard === 'none' ? '' : draw('moustache', { x: lips }, { hair });
  const onChin = beard === 'full' ? draw(turn > 0 ? 'beard-turned' : 'beard', {}, { hair }) : '';
  const gap = w * 0.4;
  const eyes = both((side) => {
    const x = (side < 0 ? -gap : gap * (1 - turn * 0.12)) + middle;
    const lash = gender === 'female' && mood !== 'joyful';
    return (
      draw(`eye-${mood}`, { x }, { eyes: look.eyes }) +
      (lash ? draw(`lash-${mood}`, { x, w: side * w }) : '')
    );
  });
  const brows = both((side) =>
    draw(
      quiet ? 'brow-quiet' : 'brow-warm',
      { x: side * w * 0.4 + middle, w: side * w },
      { brow: darker(hair, 0.12) },
    ),
  );
  const mouth =
    beard === 'full'
      ? draw(`mouth-in-beard-${quiet ? 'quiet' : 'warm'}`, { x: front }, line(0.7, '#9a3d36'))
      : draw(`mouth-${mood}`, { x: lips }, line(0.7, '#7a2f2b'));
  return (
    cheeks +
    wrinkles +
    onChin +
    moustache +
    eyes +
    brows +
    draw('nose', { x: front * 1.2 }, { skin }) +
    mouth +
    (look.glasses ? draw('glasses', { x: middle }) : '')
  );
}
