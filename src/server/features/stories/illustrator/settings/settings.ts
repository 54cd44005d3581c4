import type { SceneSetting } from '#shared/contracts/stories.ts';
import { home } from './home.ts';
import { kitchen } from './kitchen.ts';
import { memory } from './memory.ts';
import type { Setting } from './setting.ts';
import { village } from './village.ts';

const settings: Partial<Record<SceneSetting, Setting>> = { home, kitchen, memory, village };

export const settingOf = (name: SceneSetting): Setting => settings[name] ?? memory;
