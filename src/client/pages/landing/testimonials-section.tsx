import { Badge } from '#client/ui/badge.tsx';
import { testimonials } from './landing-content.ts';
import { LandingSection } from './landing-section.tsx';

export function TestimonialsSection() {
  return (
    <LandingSection title="What it can feel like" className="pt-0 sm:pt-0">
      <ul className="grid gap-6 md:grid-cols-2">
        {testimonials.map(({ words, name, who }) => (
          <li key={name}>
            <figure className="photo-print grid h-full content-between gap-6 rounded-lg p-7">
              <blockquote className="font-display text-2xl leading-snug">“{words}”</blockquote>
              <figcaption className="flex items-center justify-between gap-3 text-ink-muted">
                <span>
                  {name}, {who}
                </span>
                <Badge tone="yellow">Example</Badge>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}
