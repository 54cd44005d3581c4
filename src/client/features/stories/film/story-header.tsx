import { format } from 'date-fns';
import { CalendarDays, Clock, Images, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { clockTime } from '#client/platform/format.ts';
import type { Story } from '#shared/contracts/stories.ts';

interface StoryHeaderProps {
  story: Story;
  sceneCount: number;
}

/** A story's title and what there is to know about it. */
export function StoryHeader({ story, sceneCount }: StoryHeaderProps) {
  const { title, language, createdAt, videoDuration } = story;
  return (
    <header className="grid gap-3">
      <h1 tabIndex={-1} lang={language} className="text-3xl [overflow-wrap:anywhere] sm:text-4xl">
        {title}
      </h1>
      <ul className="flex flex-wrap items-center gap-x-5 gap-y-1 text-ink-muted">
        <Fact icon={<CalendarDays className="size-4.5" />} name="Created">
          {format(createdAt, 'MMM d, yyyy')}
        </Fact>
        {videoDuration !== null && (
          <Fact icon={<Clock className="size-4.5" />} name="Duration">
            {clockTime(videoDuration)} as a film
          </Fact>
        )}
        {sceneCount > 0 && (
          <Fact icon={<Images className="size-4.5" />}>
            {sceneCount === 1 ? '1 scene' : `${sceneCount} scenes`}
          </Fact>
        )}
        <Fact icon={<Sparkles className="size-4.5" />}>Pictures and voice made by AI</Fact>
      </ul>
    </header>
  );
}

function Fact({ icon, name, children }: { icon: ReactNode; name?: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5">
      {icon}
      <span>
        {name && <span className="sr-only">{name}: </span>}
        {children}
      </span>
    </li>
  );
}
