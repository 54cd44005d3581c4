import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Button } from './button.tsx';

export interface BackLinkProps {
  href: string;
  children: ReactNode;
}

/** The way back, at the head of a page: its arrow stands above what comes below. */
export function BackLink({ href, children }: BackLinkProps) {
  return (
    <Button asChild variant="ghost" className="-ml-3 w-fit px-3 print:hidden">
      <Link href={href}>
        <ArrowLeft className="size-5" />
        {children}
      </Link>
    </Button>
  );
}
