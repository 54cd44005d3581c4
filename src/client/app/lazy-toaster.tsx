import { type ComponentType, useEffect, useState } from 'react';
import { logFailure } from '#client/platform/log-failure.ts';
import { toastStore } from '#client/ui/toast-store.ts';

/** How long the first page is left alone before the toasts' code is fetched, in ms. */
const quiet = 1_500;

/** The toaster, fetched once the first page stands or the first toast asks for it. */
export function LazyToaster() {
  const [Toaster, setToaster] = useState<ComponentType>();

  useEffect(() => {
    const load = () =>
      import('#client/ui/toaster.tsx').then(
        (loaded) => setToaster(() => loaded.Toaster),
        (error: unknown) => logFailure('Toasts could not be fetched', error),
      );
    const timer = setTimeout(load, quiet);
    const stop = toastStore.subscribe(load);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);

  return Toaster ? <Toaster /> : null;
}
