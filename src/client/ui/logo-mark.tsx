/** The heart of growth rings, as index.html draws it. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" className={className}>
      <use href="#logo-mark" />
    </svg>
  );
}
