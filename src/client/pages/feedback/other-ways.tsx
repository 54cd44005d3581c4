import { Mail, Phone } from 'lucide-react';
import { errorSentence } from '#client/platform/error-sentence.ts';
import { useAbout } from '#client/platform/use-about.ts';

const linkStyles =
  'inline-flex min-h-target items-center gap-3 text-primary underline underline-offset-4 break-all';

/** How to reach the people behind this Heartwood without the form. */
export function OtherWays() {
  const { data: about, error } = useAbout();
  return (
    <section aria-labelledby="other-ways" className="grid gap-3">
      <h2 id="other-ways" className="text-2xl">
        Other Ways to Reach Us
      </h2>
      {error && <p className="text-ink-muted">{errorSentence(error)}</p>}
      {about && (
        <ul className="grid gap-1">
          <li>
            <a className={linkStyles} href={`mailto:${about.supportEmail}`}>
              <Mail className="size-5 shrink-0" />
              {about.supportEmail}
            </a>
          </li>
          <li>
            <a className={linkStyles} href={`tel:${about.supportPhone.replace(/[^+\d]/g, '')}`}>
              <Phone className="size-5 shrink-0" />
              {about.supportPhone}
            </a>
          </li>
        </ul>
      )}
    </section>
  );
}
