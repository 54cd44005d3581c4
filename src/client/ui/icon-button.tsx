import type { ReactNode } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import { Tooltip } from './tooltip.tsx';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'size' | 'asChild'> {
  /** What it does; read aloud, and shown as a tooltip. */
  label: string;
  children: ReactNode;
}

export function IconButton({ label, children, variant = 'ghost', ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <Button variant={variant} size="icon" aria-label={label} {...rest}>
        {children}
      </Button>
    </Tooltip>
  );
}
