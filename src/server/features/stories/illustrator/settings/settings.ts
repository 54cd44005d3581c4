import type { SceneSetting } from '#shared/contracts/stories.ts';
import { memory } from './memory.ts';
import type { Setting } from './setting.ts';
import { village } from './village.ts';

const settings: Partial<Record<SceneSetting, Setting>> = { memory, village };

export const settingOf = (name: SceneSetting): Setting => settings[name] ?? memory;
