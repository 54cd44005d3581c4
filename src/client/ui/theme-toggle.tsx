import { IconButton } from './icon-button.tsx';
import { useThemeChoice } from './use-theme-choice.ts';

/** Goes round: as the device says, light, dark. */
export function ThemeToggle() {
  const { label, icon: Icon, chooseNext } = useThemeChoice();
  return (
    <IconButton label={label} onClick={chooseNext}>
      <Icon aria-hidden="true" className="size-5" />
    </IconButton>
  );
}
