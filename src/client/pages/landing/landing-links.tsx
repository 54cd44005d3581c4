import { Link } from 'wouter';
import { anchors } from './landing-content.ts';

const linkStyles =
  'inline-flex min-h-target items-center rounded-lg px-3 font-semibold text-ink hover:bg-sunken';

export function LandingLinks({ onFollow }: { onFollow?: () => void }) {
  return (
    <>
      {anchors.map(({ label, href }) => (
        <a key={href} href={href} onClick={onFollow} className={linkStyles}>
          {label}
        </a>
      ))}
      <Link href="/feedback" className={linkStyles}>
        Feedback
      </Link>
    </>
  );
}
