import type { Story } from '#shared/contracts/stories.ts';
import { gridStyles } from './grid-styles.ts';
import { StoryCard } from './story-card.tsx';

interface StoryGridProps {
  userId: string;
  stories: readonly Story[];
}

export function StoryGrid({ userId, stories }: StoryGridProps) {
  return (
    <ul aria-label="Your stories" className={gridStyles}>
      {stories.map((story) => (
        <li
          key={story.id}
          className="min-w-0 [contain-intrinsic-size:auto_440px] [content-visibility:auto] [overflow-clip-margin:32px]"
        >
          <StoryCard userId={userId} story={story} />
        </li>
      ))}
    </ul>
  );
}
