import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { cn } from '#client/ui/cn.ts';

interface ScenePrintProps {
  url: string | null;
  /** Stands in the frame until there is a picture. */
  icon: LucideIcon;
  className?: string;
}

/** A scene's picture as a small print; decorative, as its title stands beside it. */
export function ScenePrint({ url, icon: Icon, className }: ScenePrintProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <div className={cn('photo-print rounded-md', className)}>
      <div className="grid aspect-video place-items-center overflow-hidden rounded-sm bg-sunken text-line-strong">
        {url && broken !== url ? (
          <img
            key={url}
            src={url}
            alt=""
            loading="lazy"
            decoding="async"
            className="size-full animate-[fade-in_400ms_ease-out] object-cover"
            onError={() => setBroken(url)}
          />
        ) : (
          <Icon className="size-10" strokeWidth={1.2} />
        )}
      </div>
    </div>
  );
}
