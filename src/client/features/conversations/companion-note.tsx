import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { urlQuery } from '#client/platform/url-query.ts';
import { about } from '#shared/contracts/about.ts';

/** The quiet line that names the AI, and says where messages go. */
export function CompanionNote({ personName }: { personName: string }) {
  const { data } = useQuery(urlQuery('/api/about', about));
  const engine = data?.ai.text;
  return (
    <p className="text-balance border-line border-b px-4 py-1.5 text-center text-base text-ink-muted leading-snug max-sm:text-sm">
      <Sparkles aria-hidden="true" className="mr-1.5 inline size-4 align-[-0.125em]" />
      <span>AI companion based on {personName}’s stories.</span>{' '}
      {engine === 'offline' && <span>It answers offline: nothing leaves this Heartwood.</span>}
      {engine && engine !== 'offline' && (
        <span>Your messages and the stories they touch are sent to {engine}.</span>
      )}
    </p>
  );
}
