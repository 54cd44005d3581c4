import type { SceneSetting } from '../picture/picture-plan.ts';
import { celebration } from './celebration.ts';
import { church } from './church.ts';
import { city } from './city.ts';
import { factory } from './factory.ts';
import { farm } from './farm.ts';
import { forest } from './forest.ts';
import { garden } from './garden.ts';
import { hardship } from './hardship.ts';
import { home } from './home.ts';
import { hospital } from './hospital.ts';
import { kitchen } from './kitchen.ts';
import { memory } from './memory.ts';
import { mountains } from './mountains.ts';
import { office } from './office.ts';
import { road } from './road.ts';
import { school } from './school.ts';
import { sea } from './sea.ts';
import type { Setting } from './setting.ts';
import { ship } from './ship.ts';
import { station } from './station.ts';
import { village } from './village.ts';
import { workshop } from './workshop.ts';

export const settings: Record<SceneSetting, Setting> = {
  home,
  kitchen,
  village,
  city,
  sea,
  farm,
  mountains,
  forest,
  school,
  church,
  hospital,
  factory,
  workshop,
  ship,
  station,
  road,
  hardship,
  celebration,
  garden,
  office,
  memory,
};
