import { Play } from 'lucide-react';
import { filmScenes } from './landing-content.ts';
import { LandingSection } from './landing-section.tsx';

/** A few scenes of the sample family's film, as they were drawn, with the words that they were drawn from. */
export function FilmSection() {
  return (
    <LandingSection
      title="You write a life. It becomes a film."
      lead="Each scene is drawn and told from your own sentences. Edda, whose life this is, never lived."
    >
      <ol className="grid gap-x-6 gap-y-8 md:grid-cols-3">
        {filmScenes.map(({ picture, shows, words }, index) => (
          <li key={words} className="grid content-start gap-4">
            <div className="photo-print relative rounded-lg">
              <img
                src={picture}
                alt={shows}
                width={720}
                height={405}
                loading="lazy"
                decoding="async"
                className="h-auto w-full rounded-md"
              />
              {index === 0 && (
                <span className="absolute bottom-4 left-4 inline-flex items-center gap-2 rounded-full bg-ink/80 px-3 py-1 font-semibold text-paper text-sm">
                  <Play className="size-4" />
                  52 seconds, narrated
                </span>
              )}
            </div>
            <blockquote className="border-leaf border-l-2 pl-4 font-display text-lg leading-snug">
              {words}
            </blockquote>
          </li>
        ))}
      </ol>
    </LandingSection>
  );
}
