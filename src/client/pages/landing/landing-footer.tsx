import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Logo } from '#client/ui/logo.tsx';
import { footerLinks } from './landing-content.ts';
import { useSupportPhone } from './use-support-phone.ts';

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
              <Phone aria-hidden="true" className="mr-2 size-5" />
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
