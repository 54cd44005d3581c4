import { Link } from 'wouter';
import { useAuth } from '#client/features/auth/auth-context.ts';
import { Button } from '#client/ui/button.tsx';
import { GrowthRings } from '#client/ui/growth-rings.tsx';
import { ExploreSampleFamily } from '../explore-sample-family.tsx';
import { DemoChat } from './demo-chat.tsx';
import { socialProof } from './landing-content.ts';

export function HeroSection() {
  const { user } = useAuth();
  return (
    <section id="hero" className="relative overflow-hidden px-4 py-14 sm:px-6 lg:py-24">
      <GrowthRings className="-top-64 -right-72 pointer-events-none absolute size-[46rem] opacity-15 lg:opacity-30" />
      <div className="relative mx-auto grid max-w-page items-center gap-12 lg:grid-cols-[1.25fr_1fr] lg:gap-14">
        <div className="grid gap-6">
          <h1 tabIndex={-1} className="text-[2.6rem] leading-[1.08] sm:text-6xl">
            Their stories can still answer you
          </h1>
          <p className="max-w-xl text-ink-muted text-xl leading-relaxed">
            Heartwood keeps your family’s people. Tell it what you remember of someone you miss, and
            talk with an AI companion that answers from your stories, and from nothing else.
          </p>
          <div className="flex flex-wrap gap-4">
            <Button
              asChild
              size="large"
              className="whitespace-normal max-sm:w-full max-sm:px-3 max-sm:text-base"
            >
              <Link href={user ? '/dashboard' : '/auth'}>
                Start Your First Heartwarming Chat Free
              </Link>
            </Button>
            <ExploreSampleFamily size="large" className="max-sm:w-full" />
          </div>
          <p className="text-balance text-base text-ink-muted">
            Join {socialProof}. An AI speaks from what you share, and never pretends to be more.
          </p>
        </div>
        <DemoChat />
      </div>
    </section>
  );
}
