import type { Stage } from '../stage.ts';

const outdoors = { morning: '#fff3e4', day: '#ffffff', evening: '#f2bda8', night: '#7080bf' };
const peopleOutdoors = { morning: '#fff8ee', day: '#ffffff', evening: '#ffe3d0', night: '#d0d4f0' };
/** Rooms are lit from within: the later, the warmer, and never grey. */
const indoors = { morning: '#fffaf2', day: '#ffffff', evening: '#ffebd4', night: '#f3d2a4' };
const peopleIndoors = { morning: '#fffcf6', day: '#ffffff', evening: '#fff3e4', night: '#ffe8cc' };

export interface Light {
  scene: string;
  people: string;
}

export function lightOf({ timeOfDay, raining }: Stage, inside: boolean): Light {
  if (inside) return { scene: indoors[timeOfDay], people: peopleIndoors[timeOfDay] };
  const dim = raining && timeOfDay !== 'night';
  return {
    scene: dim ? '#cfd3d8' : outdoors[timeOfDay],
    people: dim ? '#e6e6ea' : peopleOutdoors[timeOfDay],
  };
}
