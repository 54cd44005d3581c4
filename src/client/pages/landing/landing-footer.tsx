import { Phone } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { call } from '#client/platform/http-client.ts';
import { logFailure } from '#client/platform/log-failure.ts';
import { Logo } from '#client/ui/logo.tsx';
import type { About } from '#shared/contracts/about.ts';
import { footerLinks } from './landing-content.ts';

const linkStyles =
  'inline-flex min-h-target items-center text-ink-muted underline-offset-4 hover:text-ink hover:underline';

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-1 text-lg">{title}</h2>
      <ul>{children}</ul>
    </nav>
  );
}

function FooterItem({ label, href }: { label: string; href?: string }) {
  return (
    <li>
      {href ? (
        <Link href={href} className={linkStyles}>
          {label}
        </Link>
      ) : (
        // biome-ignore lint/a11y/useValidAnchor: the page is announced and not written yet.
        <a href="#" className={linkStyles}>
          {label}
        </a>
      )}
    </li>
  );
}

export function LandingFooter() {
  const phone = useSupportPhone();
  return (
    <footer className="border-line border-t bg-sunken px-4 py-12 sm:px-6">
      <div className="mx-auto grid max-w-page gap-10 sm:grid-cols-2 lg:grid-cols-[1.6fr_1fr_1fr_1fr]">
        <div className="grid content-start gap-3">
          <Logo />
          <p className="max-w-xs text-ink-muted">A home for your family’s people.</p>
          {phone && (
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={linkStyles}>
              <Phone className="mr-2 size-5" />
              {phone}
            </a>
          )}
        </div>
        <Column title="Product">
          {footerLinks.product.map((link) => (
            <FooterItem key={link.label} {...link} />
          ))}
        </Column>
        {footerLinks.more.map(({ title, links }) => (
          <Column key={title} title={title}>
            {links.map((link) => (
              <FooterItem key={link.label} {...link} />
            ))}
          </Column>
        ))}
      </div>
      <p className="mx-auto mt-10 max-w-page border-line border-t pt-6 text-base text-ink-muted">
        Heartwood is free software. The people on this page are made up, and drawn by Heartwood.
      </p>
    </footer>
  );
}

/**
 * The support phone number once it is known. Fetched without schema and query, which the first page
 * would otherwise load for this alone.
 */
function useSupportPhone(): string | undefined {
  const [phone, setPhone] = useState<string>();

  useEffect(() => {
    const leaving = new AbortController();
    call('GET', '/api/about', undefined, { signal: leaving.signal })
      .then((response): Promise<Partial<About>> => response.json())
      .then(({ supportPhone }) => setPhone(supportPhone))
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) logFailure('The support number could not be fetched', error);
      });
    return () => leaving.abort();
  }, []);

  return phone;
}
