import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { langOf } from '#client/platform/lang-of.ts';
import { Button } from '#client/ui/button.tsx';
import { cn } from '#client/ui/cn.ts';
import type { CareKind } from '#shared/contracts/conversations.ts';
import {
  type HelpKind,
  type HelpLine,
  helpLinesFor,
  regionOf,
  wordIn,
  worldLines,
} from '#shared/help-lines.ts';
import { hostOf, phoneHref, smsHref } from './link-numbers.ts';

/** What is wanted first; the rest follows as it stands. */
const first: Readonly<Record<CareKind, readonly HelpKind[]>> = {
  danger: ['crisis', 'emergency'],
  'check-in': ['crisis'],
  medical: ['emergency'],
  abuse: ['abuse', 'emergency'],
  'other-in-danger': ['emergency', 'crisis'],
  child: ['child', 'emergency'],
};

const words = {
  en: {
    open: 'Help lines',
    where: (name: string) => `Help lines in ${name}`,
    anywhere: 'Help lines',
    text: (number: string, what?: string) => `Text ${what ? `${what} to ` : ''}${number}`,
    call: (number: string) => `Call ${number}`,
  },
  pt: {
    open: 'Linhas de ajuda',
    where: (name: string) => `Linhas de ajuda: ${name}`,
    anywhere: 'Linhas de ajuda',
    text: (number: string, what?: string) =>
      `Mensagem ${what ? `${what} para ` : 'para '}${number}`,
    call: (number: string) => `Ligar ${number}`,
  },
} as const;

interface HelpLineListProps {
  care: CareKind | null;
  /** Something of what was said, to answer in its language. */
  said: string;
}

/** Whom one can call or write to, by the browser's country: one tap away. */
export function HelpLineList({ care, said }: HelpLineListProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const language = langOf(said) ?? 'en';
  const own = words[language];
  return (
    <div lang={language} className="print:hidden">
      <Button
        variant="link"
        size="inline"
        className="-ml-1 text-current"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {own.open}
        <ChevronDown
          aria-hidden="true"
          className={cn('size-4 transition-transform', isOpen && 'rotate-180')}
        />
      </Button>
      <div id={id}>{isOpen && <Lines care={care} language={language} />}</div>
    </div>
  );
}

function Lines({ care, language }: { care: CareKind | null; language: 'en' | 'pt' }) {
  const region = regionOf(navigator.languages);
  const { name, lines } = helpLinesFor(region);
  const own = words[language];
  const isKnown = lines.some(({ phone }) => phone);
  return (
    <ul
      ref={showWhole}
      aria-label={isKnown ? own.where(wordIn(name, language)) : own.anywhere}
      className="grid gap-3 pt-1 sm:gap-1"
    >
      {inOrder(lines, care).map((line) => (
        <li
          key={`${line.kind} ${line.phone ?? line.sms ?? line.url}`}
          className="flex flex-wrap items-center gap-x-4"
        >
          <span className="w-full min-w-0 leading-snug sm:w-auto">
            {wordIn(line.label, language)}
          </span>
          {line.phone && <Way href={phoneHref(line.phone)}>{own.call(line.phone)}</Way>}
          {line.sms && <Way href={smsHref(line)}>{own.text(line.sms, line.smsText)}</Way>}
          {line.url && (
            <Way href={line.url} elsewhere>
              {hostOf(line.url)}
            </Way>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What unfolds beneath the edge of the window is brought up. */
function showWhole(list: HTMLElement | null) {
  list?.scrollIntoView({ block: 'nearest' });
}

interface WayProps {
  href: string;
  elsewhere?: boolean;
  children: string;
}

function Way({ href, elsewhere = false, children }: WayProps) {
  return (
    <Button asChild variant="link" size="inline" className="-ml-1 text-current">
      <a href={href} {...(elsewhere && { target: '_blank', rel: 'noreferrer' })}>
        {children}
      </a>
    </Button>
  );
}

function inOrder(lines: readonly HelpLine[], care: CareKind | null): HelpLine[] {
  const wanted = care ? first[care] : [];
  const place = (line: HelpLine) => {
    // A list to look further in comes after whom one can call now.
    if (worldLines.includes(line)) return wanted.length + 1;
    const at = wanted.indexOf(line.kind);
    return at < 0 ? wanted.length : at;
  };
  return lines.toSorted((a, b) => place(a) - place(b));
}
