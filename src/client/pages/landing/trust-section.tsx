import { Link } from 'wouter';
import { promises } from './landing-content.ts';
import { LandingSection } from './landing-section.tsx';

const linkStyles = 'font-semibold text-primary underline underline-offset-4';

/** What a family wants to know before it entrusts its words to a machine. */
export function TrustSection() {
  return (
    <LandingSection
      title="Careful with what is dear to you"
      lead={
        <>
          How that is done is written down, in plain words, under{' '}
          <Link href="/privacy" className={linkStyles}>
            Privacy
          </Link>{' '}
          and{' '}
          <Link href="/security" className={linkStyles}>
            Security
          </Link>
          .
        </>
      }
    >
      <ul className="grid gap-x-8 gap-y-6 md:grid-cols-3">
        {promises.map(({ title, icon: Icon, text }) => (
          <li key={title} className="flex gap-4">
            <Icon strokeWidth={1.5} className="mt-0.5 size-8 shrink-0 text-leaf" />
            <div className="grid content-start gap-1">
              <h3 className="text-xl">{title}</h3>
              <p className="text-ink-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}
