import { Avatar } from '#client/ui/avatar.tsx';
import { cn } from '#client/ui/cn.ts';
import { initialsOf } from '#client/ui/initials-of.ts';

interface NodePictureProps {
  name: string;
  src: string | null;
  large: boolean;
}

/** The avatar; or two initials without its machinery, since hundreds may come into view at once. */
export function NodePicture({ name, src, large }: NodePictureProps) {
  if (src) return <Avatar name={name} src={src} initials={2} size={large ? 'large' : 'medium'} />;
  return (
    <span
      aria-hidden="true"
      className={cn(
        'inline-grid shrink-0 place-items-center rounded-full border border-line bg-green-soft font-display text-green-ink',
        large ? 'size-20 text-3xl' : 'size-14 text-2xl',
      )}
    >
      {initialsOf(name, 2)}
    </span>
  );
}
