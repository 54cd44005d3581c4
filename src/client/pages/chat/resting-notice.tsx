import { Button } from '#client/ui/button.tsx';
import { GrowthRings } from '#client/ui/growth-rings.tsx';
import type { Ancestor } from '#shared/contracts/ancestors.ts';

interface RestingNoticeProps {
  ancestor: Ancestor;
  waking: boolean;
  onWake: () => void;
}

/** The farewell to a companion that was laid to rest. */
export function RestingNotice({ ancestor: { name }, waking, onWake }: RestingNoticeProps) {
  return (
    <section className="grid justify-items-center gap-2 border-line border-b bg-sunken px-4 py-5 text-center">
      <GrowthRings className="size-12 text-leaf" />
      <h2 className="text-xl">{name}’s companion is at rest</h2>
      <p className="max-w-reading text-ink-muted">
        What was said stays here to be read, and everything you told stays safe. Nothing new will be
        said unless you wake the companion again.
      </p>
      <Button variant="secondary" onClick={onWake} pending={waking} pendingLabel="Waking...">
        Wake again
      </Button>
    </section>
  );
}
