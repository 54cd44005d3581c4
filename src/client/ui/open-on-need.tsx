import { type ComponentType, useEffect, useState } from 'react';
import { logFailure } from '#client/platform/log-failure.ts';
import { whenQuiet } from '#client/platform/when-quiet.ts';
import { Spinner } from './spinner.tsx';
import { useToast } from './use-toast.ts';

interface Openable {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * Stands for a dialog, menu or popover that a page can be shown without. Its code is fetched once the page
 * stands, so that it opens at once and also without a network; and where it is opened before that, then.
 */
export function openOnNeed<Props extends Openable>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let code: Promise<ComponentType<Props>> | undefined;
  const fetchCode = () => {
    code ??= load().catch((error: unknown) => {
      code = undefined;
      logFailure('A part of the page could not be fetched', error);
      throw error;
    });
    return code;
  };

  // biome-ignore lint/correctness/noComponentHookFactories: made once for each panel, where it is imported.
  return function OpenedOnNeed(props: Props) {
    const { open, onOpenChange } = props;
    const [Opened, setOpened] = useState<ComponentType<Props>>();
    const { toast } = useToast();

    useEffect(() => whenQuiet(() => void fetchCode().catch(() => undefined)), []);

    useEffect(() => {
      if (!open || Opened) return;
      let left = false;
      fetchCode().then(
        (loaded) => left || setOpened(() => loaded),
        () => {
          if (left) return;
          onOpenChange(false);
          toast({
            title: 'This could not be opened',
            description: 'Please check your connection and reload the page.',
            variant: 'destructive',
          });
        },
      );
      return () => {
        left = true;
      };
    }, [open, Opened, onOpenChange, toast]);

    if (Opened) return <Opened {...props} />;
    return (
      open && (
        <p
          role="status"
          className="pointer-events-none fixed inset-0 z-60 grid place-items-center text-ink-muted"
        >
          <Spinner />
          <span className="sr-only">Loading...</span>
        </p>
      )
    );
  };
}
