import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { lifeYears } from '#client/features/ancestors/life-years.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { Button } from '#client/ui/button.tsx';
import type { Ancestor } from '#shared/contracts/ancestors.ts';

interface ChatHeaderProps {
  ancestor: Ancestor;
  menu: ReactNode;
}

export function ChatHeader({ ancestor, menu }: ChatHeaderProps) {
  const { name, avatarUrl } = ancestor;
  const years = lifeYears(ancestor);
  return (
    <header className="flex items-center gap-3 border-line border-b px-2 py-2 sm:px-6">
      <Button asChild variant="ghost" size="icon">
        <Link href="/dashboard" aria-label="Back to Dashboard">
          <ArrowLeft aria-hidden="true" className="size-5" />
        </Link>
      </Button>
      <Avatar name={name} src={avatarUrl} size="small" />
      <div className="min-w-0 flex-1 leading-tight">
        <h1
          tabIndex={-1}
          className="line-clamp-3 text-wrap text-lg leading-tight sm:line-clamp-2 sm:text-xl"
        >
          Conversation with {name}
        </h1>
        {years && <p className="text-base text-ink-muted">{years}</p>}
      </div>
      {menu}
    </header>
  );
}
