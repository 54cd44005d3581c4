import { useEffect, useRef } from 'react';

export interface PlayerCommands {
  togglePlaying: () => void;
  previous: () => void;
  next: () => void;
  toggleFullScreen: () => void;
  toggleSound: () => void;
}

const commandOf: Partial<Record<string, keyof PlayerCommands>> = {
  ' ': 'togglePlaying',
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  f: 'toggleFullScreen',
  m: 'toggleSound',
};

const typing = 'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"]';
/** What does something of its own with the space bar or the arrows. */
const ownKeys = 'button, a, summary, video, [role="menu"], [role="radiogroup"]';

function isMeantForPlayer({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element) || target.closest(typing)) return false;
  if (key === ' ') return !target.closest(ownKeys);
  return !key.startsWith('Arrow') || !target.closest('video, [role="menu"], [role="radiogroup"]');
}

/** Space, arrows, F and M, wherever on the page the focus is; not while text is typed. */
export function usePlayerKeys(commands: PlayerCommands): void {
  const latest = useRef(commands);
  latest.current = commands;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      const name = commandOf[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!name || !isMeantForPlayer(event)) return;
      event.preventDefault();
      latest.current[name]();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
