import { Monitor, Moon, Sun } from 'lucide-react';
import { chooseTheme, type Theme, useTheme } from '#client/platform/theme.ts';
import { IconButton } from './icon-button.tsx';

const order: readonly Theme[] = ['system', 'light', 'dark'];
const faces = {
  system: { label: 'Colours: as on this device', Icon: Monitor },
  light: { label: 'Colours: light', Icon: Sun },
  dark: { label: 'Colours: dark', Icon: Moon },
} as const;

/** Goes round: as the device says, light, dark. */
export function ThemeToggle() {
  const theme = useTheme();
  const { label, Icon } = faces[theme];
  const next = order[(order.indexOf(theme) + 1) % order.length] ?? 'system';
  return (
    <IconButton label={label} onClick={() => chooseTheme(next)}>
      <Icon aria-hidden="true" className="size-5" />
    </IconButton>
  );
}
