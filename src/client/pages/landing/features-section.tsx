import { Badge } from '#client/ui/badge.tsx';
import { Card } from '#client/ui/card.tsx';
import { features } from './landing-content.ts';
import { LandingSection } from './landing-section.tsx';

export function FeaturesSection() {
  return (
    <LandingSection
      id="features"
      title="Everything that keeps a family close"
      lead="Conversations, films, letters to the future, and a safe place for what you already have."
      className="border-line border-y bg-sunken"
    >
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {features.map(({ title, label, tone, icon: Icon, text }) => (
          <li key={title}>
            <Card className="grid h-full content-start gap-3 p-6">
              <div className="flex items-center justify-between gap-3">
                <Icon strokeWidth={1.5} className="size-9 text-primary" />
                <Badge tone={tone}>{label}</Badge>
              </div>
              <h3 className="mt-1 text-xl">{title}</h3>
              <p className="text-ink-muted">{text}</p>
            </Card>
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}
