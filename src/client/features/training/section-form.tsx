import type { FormEvent, KeyboardEvent, ReactNode } from 'react';

export interface SectionFormProps {
  label: string;
  onSave: () => Promise<void>;
  children: ReactNode;
}

export function SectionForm({ label, onSave, children }: SectionFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onSave();
  };
  const saveOnKeys = (event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void onSave();
  };
  return (
    <form
      aria-label={label}
      noValidate
      onSubmit={submit}
      onKeyDown={saveOnKeys}
      className="grid gap-6"
    >
      {children}
    </form>
  );
}
