import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

export interface Tab<Value extends string> {
  value: Value;
  /** Text, and a tick or a count where one belongs. */
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps<Value extends string> {
  /** What the row of tabs chooses between. */
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** Keeps the hidden panels mounted, so that half-typed text survives a change of tab. */
  keepMounted?: boolean;
}

export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onValueChange, keepMounted = false } = props;
  const change = (next: string) => {
    const tab = tabs.find((one) => one.value === next);
    if (tab) onValueChange(tab.value);
  };
  return (
    <Radix.Root value={value} onValueChange={change}>
      <Radix.List
        aria-label={label}
        className="flex gap-1 overflow-x-auto rounded-lg border border-line bg-sunken p-1"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="inline-flex min-h-target grow cursor-pointer items-center justify-center gap-2 rounded-md px-3 font-semibold text-ink-muted leading-tight transition-colors hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:bg-card data-[state=active]:text-ink data-[state=active]:shadow-soft"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content
          key={tab.value}
          value={tab.value}
          {...(keepMounted ? { forceMount: true as const } : {})}
          className="mt-6 rounded-lg data-[state=inactive]:hidden"
        >
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
