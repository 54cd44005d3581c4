import { useAbout } from '#client/platform/use-about.ts';

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
  const about = useAbout();
  if (!about) return <p className="text-ink-muted">Looking up which engines are used here…</p>;
  return (
    <ul>
      {uses.map(({ key, name, sent }) => (
        <li key={key}>
          <strong>{name}:</strong>{' '}
          {about.ai[key] === 'offline'
            ? 'made on this Heartwood’s own machine. Nothing is sent away.'
            : `made by ${about.ai[key]}, which is sent ${sent}.`}
        </li>
      ))}
    </ul>
  );
}
