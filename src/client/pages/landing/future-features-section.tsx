import { Link } from 'wouter';
import { Badge } from '#client/ui/badge.tsx';
import { futureFeatures } from './landing-content.ts';
import { LandingSection } from './landing-section.tsx';

export function FutureFeaturesSection() {
  return (
    <LandingSection
      id="future-features"
      title="Coming soon"
      lead={
        <>
          What we plan to grow next.{' '}
          <Link href="/feedback" className="underline underline-offset-4 hover:text-ink">
            Tell us what matters most to you.
          </Link>
        </>
      }
    >
      <ul className="grid gap-4 md:grid-cols-3">
        {futureFeatures.map(({ title, quarter, icon: Icon, text }) => (
          <li
            key={title}
            className="grid content-start gap-2 rounded-lg border border-line-strong/60 border-dashed p-6"
          >
            <div className="flex items-center justify-between gap-3">
              <Icon strokeWidth={1.5} className="size-8 text-leaf" />
              <Badge>{quarter}</Badge>
            </div>
            <h3 className="mt-1 text-xl">{title}</h3>
            <p className="text-ink-muted">{text}</p>
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}
