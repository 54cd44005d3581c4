/** The look that every control with typed or chosen text shares. */
export const fieldStyles =
  'w-full min-h-target rounded-lg border border-line-strong bg-card px-3.5 py-2 text-ink placeholder:text-ink-muted transition-colors hover:border-ink-muted focus-visible:border-amber aria-invalid:border-rose disabled:cursor-not-allowed disabled:opacity-60';
