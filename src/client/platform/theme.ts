import { createDeviceSetting } from './device-setting.ts';

export type Theme = 'system' | 'light' | 'dark';

/** `system` follows the device. `start.js` reads it too, before the first paint. */
export const theme = createDeviceSetting(
  'heartwood.theme',
  (stored): Theme => (stored === 'light' || stored === 'dark' ? stored : 'system'),
);

function show(): void {
  const { classList } = document.documentElement;
  classList.toggle('light', theme.get() === 'light');
  classList.toggle('dark', theme.get() === 'dark');
}

/** Shows the chosen theme from now on. */
export function startTheme(): void {
  show();
  theme.subscribe(show);
}
