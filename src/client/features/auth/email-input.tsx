import type { ComponentProps } from 'react';
import { Input } from '#client/ui/input.tsx';

export function EmailInput(props: ComponentProps<'input'>) {
  return (
    <Input
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}
