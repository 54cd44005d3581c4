import { placePeople } from './figures/place-people.ts';
import type { PicturePlan, Size } from './picture/picture-plan.ts';
import { type Stage, stageOf } from './picture/stage.ts';
import { placeThings } from './props/place-things.ts';
import { isThing } from './props/things.ts';
import { frame } from './scenery/frame.ts';
import { weather } from './scenery/weather.ts';
import { settings } from './settings/settings.ts';
import { lit } from './svg/colour.ts';

const outdoors = { morning: '#fff3e4', day: '#ffffff', evening: '#f2bda8', night: '#7080bf' };
const peopleOutdoors = { morning: '#fff8ee', day: '#ffffff', evening: '#ffe3d0', night: '#d0d4f0' };
/** Rooms are lit from within: the later, the warmer, and never grey. */
const indoors = { morning: '#fffaf2', day: '#ffffff', evening: '#ffebd4', night: '#f3d2a4' };
const peopleIndoors = { morning: '#fffcf6', day: '#ffffff', evening: '#fff3e4', night: '#ffe8cc' };

interface Light {
  scene: string;
  people: string;
}

function lightOf({ timeOfDay, raining }: Stage, inside: boolean): Light {
  if (inside) return { scene: indoors[timeOfDay], people: peopleIndoors[timeOfDay] };
  const dim = raining && timeOfDay !== 'night';
  return {
    scene: dim ? '#cfd3d8' : outdoors[timeOfDay],
    people: dim ? '#e6e6ea' : peopleOutdoors[timeOfDay],
  };
}

/** The picture of a scene as SVG: 16:9, or 9:16 when the size is higher than wide. */
export function drawPicture(plan: PicturePlan, size: Size): string {
  const stage = stageOf(plan, size);
  const setting = settings[plan.setting];
  const light = lightOf(stage, setting.inside);
  const scenery = setting.draw(stage, plan);
  const cold = !setting.inside && plan.season === 'winter';
  const room = stage.portrait ? { left: 0.07, right: 0.93 } : setting.room;
  const people = setting.bare
    ? []
    : placePeople(plan, stage, room, {
        mood: plan.mood,
        year: plan.year,
        cold,
        seat: setting.seat,
      });
  const things = setting.bare
    ? ''
    : placeThings(
        plan.props.filter(isThing),
        stage,
        setting.inside,
        people.map(({ box }) => box),
      );
  const { w, h } = stage;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${w} ${h}">` +
    (setting.bare ? scenery.behind : lit(scenery.behind, light.scene)) +
    (scenery.shining ?? '') +
    lit(things + people.map(({ svg }) => svg).join(''), light.people) +
    lit(scenery.before ?? '', light.scene) +
    (setting.inside ? '' : weather(stage)) +
    `${frame(stage)}</svg>`
  );
}
