import { Button } from './button.tsx';
import { useThemeChoice } from './use-theme-choice.ts';

/** Goes round: as the device says, light, dark. */
export function ThemeToggle() {
  const { label, icon: Icon, chooseNext } = useThemeChoice();
  return (
    <Button variant="ghost" size="icon" aria-label={label} title={label} onClick={chooseNext}>
      <Icon className="size-5" />
    </Button>
  );
}
