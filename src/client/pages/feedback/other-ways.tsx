import { useQuery } from '@tanstack/react-query';
import { Mail, Phone } from 'lucide-react';
import { getJson } from '#client/platform/http-client.ts';
import { about } from '#shared/contracts/about.ts';

const linkStyles =
  'inline-flex min-h-target items-center gap-3 text-primary underline underline-offset-4 break-all';

/** How to reach the people behind this Heartwood without the form. */
export function OtherWays() {
  const { data } = useQuery({
    queryKey: ['/api/about'],
    queryFn: ({ signal }) => getJson('/api/about', about, { signal }),
  });
  return (
    <section aria-labelledby="other-ways" className="grid gap-3">
      <h2 id="other-ways" className="text-2xl">
        Other Ways to Reach Us
      </h2>
      {data && (
        <ul className="grid gap-1">
          <li>
            <a className={linkStyles} href={`mailto:${data.supportEmail}`}>
              <Mail aria-hidden="true" className="size-5 shrink-0" />
              {data.supportEmail}
            </a>
          </li>
          <li>
            <a className={linkStyles} href={`tel:${data.supportPhone.replace(/[^+\d]/g, '')}`}>
              <Phone aria-hidden="true" className="size-5 shrink-0" />
              {data.supportPhone}
            </a>
          </li>
        </ul>
      )}
    </section>
  );
}
