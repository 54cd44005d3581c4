import { Link } from 'wouter';
import { Avatar } from '#client/ui/avatar.tsx';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Progress } from '#client/ui/progress.tsx';
import type { Ancestor } from '#shared/contracts/ancestors.ts';
import { BackToDashboard } from './back-to-dashboard.tsx';

/** Somebody who cannot be talked with yet. */
export function TrainingInProgress({ ancestor }: { ancestor: Ancestor }) {
  const { id, name, avatarUrl, trainingProgress } = ancestor;
  return (
    <EmptyState
      headingLevel="h1"
      title="Training In Progress"
      illustration={<Avatar name={name} src={avatarUrl} size="huge" />}
      action={
        <>
          <Button asChild>
            <Link href={`/training/${id}`}>Continue Training</Link>
          </Button>
          <BackToDashboard />
        </>
      }
    >
      <p>
        {name} needs a little more before you can talk. Complete the training, then come back here.
      </p>
      <Progress
        label="Training progress"
        value={trainingProgress}
        className="mx-auto mt-6 w-full max-w-sm text-left"
      />
    </EmptyState>
  );
}
