/** The first stop of the Tab key: past the bar, to the content. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-80 inline-flex min-h-target -translate-y-20 items-center rounded-lg bg-ink px-4 font-semibold text-paper focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
