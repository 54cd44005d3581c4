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
  let Panel: ComponentType<Props> | undefined;
  let fetching: Promise<unknown> | undefined;
  const fetchCode = () => {
    fetching ??= load().then(
      (loaded) => {
        Panel = loaded;
      },
      (error: unknown) => {
        fetching = undefined;
        logFailure('A part of the page could not be fetched', error);
        throw error;
      },
    );
    return fetching;
  };

  // biome-ignore lint/correctness/noComponentHookFactories: made once for each panel, where it is imported.
  return function OpenedOnNeed(props: Props) {
    const { open, onOpenChange } = props;
    // What was opened once stays, so that it can be seen to close.
    const [wasOpened, setWasOpened] = useState(open);
    if (open && !wasOpened) setWasOpened(true);
    const [, noteArrival] = useState(false);
    const { toast } = useToast();

    useEffect(() => whenQuiet(() => void fetchCode().catch(() => undefined)), []);

    useEffect(() => {
      if (!open || Panel) return;
      let left = false;
      fetchCode().then(
        () => left || noteArrival(true),
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
    }, [open, onOpenChange, toast]);

    if (Panel && wasOpened) return <Panel {...props} />;
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
