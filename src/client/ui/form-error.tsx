import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** Why a form as a whole could not be saved. What was typed is still in it. */
export function FormError({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <p
      role="alert"
      className="flex items-start gap-2 rounded-md bg-rose-soft px-4 py-3 text-base text-rose-soft-ink leading-snug"
    >
      <CircleAlert className="mt-0.5 size-5 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
