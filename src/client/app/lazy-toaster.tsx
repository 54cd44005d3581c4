import { type ComponentType, useEffect, useState } from 'react';
import { logFailure } from '#client/platform/log-failure.ts';
import { whenQuiet } from '#client/platform/when-quiet.ts';
import { toastStore } from '#client/ui/toast-store.ts';

/** The toaster, fetched once the first page stands or the first toast asks for it. */
export function LazyToaster() {
  const [Toaster, setToaster] = useState<ComponentType>();

  useEffect(() => {
    const load = () =>
      import('#client/ui/toaster.tsx').then(
        (loaded) => setToaster(() => loaded.Toaster),
        (error: unknown) => logFailure('Toasts could not be fetched', error),
      );
    const callOff = whenQuiet(load);
    const stop = toastStore.subscribe(load);
    return () => {
      callOff();
      stop();
    };
  }, []);

  return Toaster ? <Toaster /> : null;
}
