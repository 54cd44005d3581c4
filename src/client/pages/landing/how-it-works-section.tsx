import { steps } from './landing-content.ts';
import { LandingSection } from './landing-section.tsx';

export function HowItWorksSection() {
  return (
    <LandingSection
      id="how-it-works"
      title="Three steps, at your own pace"
      lead="Nothing is due. What you have begun waits for you."
      className="border-line border-y bg-sunken"
    >
      <ol className="grid gap-8 md:grid-cols-3">
        {steps.map(({ title, text }, index) => (
          <li
            key={title}
            className="grid content-start gap-3 border-line-strong/40 border-t-2 pt-6"
          >
            <span
              aria-hidden="true"
              className="grid size-12 place-items-center rounded-full border-2 border-leaf font-display text-2xl text-primary"
            >
              {index + 1}
            </span>
            <h3 className="text-2xl">{title}</h3>
            <p className="text-ink-muted">{text}</p>
          </li>
        ))}
      </ol>
    </LandingSection>
  );
}
