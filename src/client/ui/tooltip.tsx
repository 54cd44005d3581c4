import { Slot } from 'radix-ui';
import {
  type CSSProperties,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';

/** How long a pointer rests before the hint comes, in ms. */
const delay = 400;
/** Between hint and button, in pixels. */
const gap = 6;
/** The room that the widest hint needs on either side of its middle, and above a button. */
const room = { side: 136, above: 56 };

/** Above the button where there is room, and never over the edge of the window. */
function placeHint({ left, right, top, bottom }: DOMRect): CSSProperties {
  const middle = (left + right) / 2;
  const upright =
    top > room.above ? { bottom: window.innerHeight - top + gap } : { top: bottom + gap };
  if (middle < room.side) return { ...upright, left };
  if (window.innerWidth - middle < room.side)
    return { ...upright, right: window.innerWidth - right };
  return { ...upright, left: middle, translate: '-50%' };
}

/** A short hint on hover or focus; never the only place where something is said, so it is not read aloud. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const [place, setPlace] = useState<CSSProperties>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = (target: Element) => setPlace(placeHint(target.getBoundingClientRect()));
  const hide = useCallback(() => {
    clearTimeout(timer.current);
    setPlace(undefined);
  }, []);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!place) return;
    const hideByKey = ({ key }: KeyboardEvent) => key === 'Escape' && hide();
    document.addEventListener('keydown', hideByKey);
    document.addEventListener('scroll', hide, { capture: true, passive: true });
    return () => {
      document.removeEventListener('keydown', hideByKey);
      document.removeEventListener('scroll', hide, { capture: true });
    };
  }, [place, hide]);

  return (
    <>
      <Slot.Root
        onPointerEnter={({ pointerType, currentTarget }) => {
          if (pointerType === 'mouse') timer.current = setTimeout(show, delay, currentTarget);
        }}
        onPointerLeave={hide}
        onPointerDown={hide}
        onFocus={({ currentTarget }) => {
          if (currentTarget.matches(':focus-visible')) show(currentTarget);
        }}
        onBlur={hide}
      >
        {children}
      </Slot.Root>
      {place &&
        createPortal(
          <span
            aria-hidden="true"
            style={place}
            className="pointer-events-none fixed z-60 max-w-64 animate-fade-in rounded-sm bg-ink px-3 py-1.5 text-paper text-sm leading-snug"
          >
            {text}
          </span>,
          document.body,
        )}
    </>
  );
}
