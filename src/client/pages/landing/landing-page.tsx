import { useEffect } from 'react';
import { rewriteDemoUser } from '#client/features/auth/rewrite-demo-user.ts';
import { useDocumentTitle } from '#client/platform/use-document-title.ts';
import { BranchDivider } from '#client/ui/branch-divider.tsx';
import { FeaturesSection } from './features-section.tsx';
import { FilmSection } from './film-section.tsx';
import { FutureFeaturesSection } from './future-features-section.tsx';
import { HeroSection } from './hero-section.tsx';
import { HowItWorksSection } from './how-it-works-section.tsx';
import { LandingFooter } from './landing-footer.tsx';
import { LandingTopBar } from './landing-top-bar.tsx';
import { TestimonialsSection } from './testimonials-section.tsx';
import { TrustSection } from './trust-section.tsx';
import { TryFreeSection } from './try-free-section.tsx';

export default function LandingPage() {
  useDocumentTitle();
  useEffect(() => {
    rewriteDemoUser();
    // The parts of this page are drawn after the browser has looked for the one in the address.
    const { hash } = window.location;
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
  }, []);

  return (
    <>
      <LandingTopBar />
      <main id="main" tabIndex={-1}>
        <HeroSection />
        <FeaturesSection />
        <FilmSection />
        <HowItWorksSection />
        <TrustSection />
        <TestimonialsSection />
        <div className="px-4 sm:px-6">
          <BranchDivider className="mx-auto max-w-page" />
        </div>
        <FutureFeaturesSection />
        <TryFreeSection />
      </main>
      <LandingFooter />
    </>
  );
}
