import type { ReactNode } from 'react';
import { langOf } from '#client/platform/lang-of.ts';
import type { Because } from '#shared/contracts/conversations.ts';

const engines: Record<Because['engine'], string> = {
  offline: 'The companion that runs on this server, without a language model.',
  model: 'A language model, held to the passages below.',
  heartwood: 'Heartwood itself, and not the companion.',
};

/** What the triage calls a message, said plainly; a name that is not known here is shown as it is. */
const cares: Readonly<Record<string, string>> = {
  none: 'Nothing that needs care first',
  danger: 'Somebody may be in danger',
  'check-in': 'It may be heavy for whoever asks',
  medical: 'A question for a doctor',
  abuse: 'Somebody may be hurt by another',
  'other-in-danger': 'Somebody else may be in danger',
  child: 'A child may be writing',
};

const percent = (share: number) => `${Math.round(share * 100)}%`;
const plain = (label: string) => label.replaceAll(/[-_]/g, ' ');

export function BecauseReport({ because }: { because: Because }) {
  const { engine, care, acts, question, passages, answer, facts, notes } = because;
  return (
    <dl className="grid gap-4">
      <Part title="Who answered">{engines[engine]}</Part>
      <Part title="Looked at first: does it need care?">
        {care
          ? `${cares[care.label] ?? plain(care.label)} (${percent(care.score)} sure).`
          : 'Nothing that needs care first.'}
      </Part>
      <Part title="What the message does">
        {acts.length > 0
          ? acts.map(({ label, score }) => `${plain(label)} (${percent(score)})`).join(', ')
          : 'It was not told.'}
      </Part>
      <Part title="The question as it was understood">
        {question ? <q lang={langOf(question)}>{question}</q> : 'It was not taken for a question.'}
      </Part>
      <Part title="Passages it found, best first">
        {passages.length > 0 ? (
          <ol className="grid list-decimal gap-1 pl-6">
            {passages.map(({ id, title, score, coverage }) => (
              <li key={id}>
                <span lang={langOf(title)}>“{title}”</span>{' '}
                <span className="text-ink-muted">
                  score {score.toFixed(2)}, holds {percent(coverage)} of the question
                </span>
              </li>
            ))}
          </ol>
        ) : (
          'None.'
        )}
      </Part>
      <Part title="The sentence that answers best">
        {answer ? (
          <>
            <q lang={langOf(answer.sentence)}>{answer.sentence}</q>{' '}
            <span className="text-ink-muted">
              answers with a likelihood of {percent(answer.probability)}
            </span>
          </>
        ) : (
          'None.'
        )}
      </Part>
      <Part title="Facts it used">
        <Sentences items={facts} />
      </Part>
      <Part title="What was decided, in order">
        <Sentences items={notes} />
      </Part>
    </dl>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-1">
      <dt className="font-semibold">{title}</dt>
      <dd className="break-words leading-snug">{children}</dd>
    </div>
  );
}

function Sentences({ items }: { items: readonly string[] }) {
  if (items.length === 0) return 'None.';
  return (
    <ol className="grid list-decimal gap-1 pl-6">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same sentence may be there twice.
        <li key={index} lang={langOf(item)}>
          {item}
        </li>
      ))}
    </ol>
  );
}
