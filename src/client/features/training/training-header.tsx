import { CircleCheckBig, MessageCircle } from 'lucide-react';
import { Link } from 'wouter';
import { Avatar } from '#client/ui/avatar.tsx';
import { BackLink } from '#client/ui/back-link.tsx';
import { Button } from '#client/ui/button.tsx';
import { Progress } from '#client/ui/progress.tsx';
import type { Ancestor } from '#shared/contracts/ancestors.ts';

export function BackToDashboard() {
  return <BackLink href="/dashboard">Back to Dashboard</BackLink>;
}

export function TrainingHeader({ ancestor }: { ancestor: Ancestor }) {
  const { id, name, status, avatarUrl, trainingProgress } = ancestor;
  const isActive = status === 'active';
  return (
    <header className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <BackToDashboard />
        {isActive && (
          <Button asChild>
            <Link href={`/chat/${id}`}>
              <MessageCircle aria-hidden="true" className="size-5" />
              Start Chatting
            </Link>
          </Button>
        )}
      </div>
      <div className="flex items-center gap-4 sm:gap-6">
        <Avatar name={name} src={avatarUrl} size="large" />
        <div className="grid min-w-0 flex-1 gap-2">
          <h1 tabIndex={-1} className="text-3xl sm:text-4xl">
            Training: {name}
          </h1>
          <Progress label="Training progress" value={trainingProgress} className="max-w-xl" />
          {isActive && (
            <p className="flex items-start gap-2 text-green-ink">
              <CircleCheckBig aria-hidden="true" className="mt-1 size-5 shrink-0" />
              Training Complete - Ready for Conversations
            </p>
          )}
        </div>
      </div>
    </header>
  );
}
