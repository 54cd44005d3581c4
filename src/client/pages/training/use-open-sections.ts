import { useEffect, useState } from 'react';

export const sectionIds = ['speaks', 'facts', 'questions'] as const;
export type SectionId = (typeof sectionIds)[number];

/** Which of the folded sections are open. The one that the address names (`#questions`) opens and comes into sight. */
export function useOpenSections() {
  const [open, setOpen] = useState<ReadonlySet<SectionId>>(new Set());
  /** The section to bring into sight; another object each time. */
  const [wanted, setWanted] = useState<{ id: SectionId }>();
  const setSection = (id: SectionId, isOpen: boolean) =>
    setOpen((before) => {
      const after = new Set(before);
      if (isOpen) after.add(id);
      else after.delete(id);
      return after;
    });
  const show = (id: SectionId) => {
    setSection(id, true);
    setWanted({ id });
  };

  useEffect(() => {
    const follow = () => {
      const id = sectionIds.find((one) => `#${one}` === window.location.hash);
      if (!id) return;
      setOpen((before) => new Set(before).add(id));
      setWanted({ id });
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);

  // Once it is unfolded, and the page has been given the focus of its arrival.
  useEffect(() => {
    if (!wanted) return;
    const frame = requestAnimationFrame(() => {
      const section = document.getElementById(wanted.id);
      section?.scrollIntoView({ block: 'start', behavior: 'instant' });
      section?.querySelector('button')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [wanted]);

  return { isOpen: (id: SectionId) => open.has(id), setSection, show };
}

export type OpenSections = ReturnType<typeof useOpenSections>;
