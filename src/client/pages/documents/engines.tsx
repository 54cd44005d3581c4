import { errorSentence } from '#client/platform/error-sentence.ts';
import { useAbout } from '#client/platform/use-about.ts';
import { cn } from '#client/ui/cn.ts';

const uses = [
  {
    key: 'text',
    name: 'Conversations and stories',
    sent: 'the question and the passages it needs',
  },
  { key: 'image', name: 'Pictures of a story', sent: 'a description of each scene' },
  { key: 'speech', name: 'Voices', sent: 'the text to be spoken' },
] as const;

/** Which engines this Heartwood uses, and what that means for what is sent away. */
export function Engines() {
  const { data: about, error } = useAbout();
  return (
    <div className="relative">
      {!about && (
        <p className="absolute text-ink-muted">
          {error ? errorSentence(error) : 'Looking up which engines are used here…'}
        </p>
      )}
      {/* Until it is known, the usual answer keeps the place that the list will need. */}
      <ul className={cn(!about && 'invisible')}>
        {uses.map(({ key, name, sent }) => {
          const engine = about?.ai[key] ?? 'offline';
          return (
            <li key={key}>
              <strong>{name}:</strong>{' '}
              {engine === 'offline'
                ? 'made on this Heartwood’s own machine. Nothing is sent away.'
                : `made by ${engine}, which is sent ${sent}.`}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
