import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useDocumentTitle } from '#client/platform/use-document-title.ts';
import { Logo } from '#client/ui/logo.tsx';
import { PageBody } from '#client/ui/page-body.tsx';
import { ThemeToggle } from '#client/ui/theme-toggle.tsx';

const others = [
  { label: 'About', href: '/about' },
  { label: 'Help', href: '/help' },
  { label: 'Privacy', href: '/privacy' },
  { label: 'Terms', href: '/terms' },
  { label: 'Security', href: '/security' },
] as const;

export interface DocumentLayoutProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** A page to be read: open to everybody, the same for everybody. */
export function DocumentLayout({ title, lead, children }: DocumentLayoutProps) {
  useDocumentTitle(title);
  return (
    <>
      <header className="border-line border-b bg-paper">
        <div className="mx-auto flex min-h-16 max-w-3xl items-center justify-between gap-4 px-4 sm:px-6">
          <Link href="/" aria-label="Heartwood, home" className="-ml-1 inline-flex rounded-lg p-1">
            <Logo />
          </Link>
          <ThemeToggle />
        </div>
      </header>
      <PageBody width="reading" className="grid grid-cols-1 gap-8">
        <div className="grid gap-3">
          <h1 tabIndex={-1} className="text-3xl sm:text-4xl">
            {title}
          </h1>
          <p className="text-ink-muted text-lg">{lead}</p>
        </div>
        {children}
      </PageBody>
      <footer className="border-line border-t bg-sunken py-6">
        <nav aria-label="More about Heartwood" className="mx-auto max-w-3xl px-4 sm:px-6">
          <ul className="flex flex-wrap gap-x-6">
            {others.map(({ label, href }) => (
              <li key={href}>
                <Link
                  href={href}
                  className="inline-flex min-h-target items-center text-ink-muted underline-offset-4 hover:text-ink hover:underline"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </footer>
    </>
  );
}

/** One heading of such a page and what stands under it. */
export function DocumentSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-3 [&_a]:text-primary [&_a]:underline [&_a]:underline-offset-4 [&_li]:ml-5 [&_li]:list-disc [&_ul]:grid [&_ul]:gap-2">
      <h2 className="text-2xl">{title}</h2>
      {children}
    </section>
  );
}
