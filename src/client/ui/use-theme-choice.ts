import { type LucideIcon, Monitor, Moon, Sun } from 'lucide-react';
import { type Theme, theme } from '#client/platform/theme.ts';

const faces: Record<Theme, { label: string; icon: LucideIcon; next: Theme }> = {
  system: { label: 'Colours: as on this device', icon: Monitor, next: 'light' },
  light: { label: 'Colours: light', icon: Sun, next: 'dark' },
  dark: { label: 'Colours: dark', icon: Moon, next: 'system' },
};

/** The theme as it stands, in words and a picture, and the step to the next one. */
export function useThemeChoice() {
  const { label, icon, next } = faces[theme.use()];
  return { label, icon, chooseNext: () => theme.set(next) };
}
