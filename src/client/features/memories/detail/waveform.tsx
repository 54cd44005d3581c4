import { type MouseEvent, type RefObject, useEffect, useState } from 'react';
import { cn } from '#client/ui/cn.ts';

const width = 400;
const height = 80;

interface WaveformProps {
  loudness: readonly number[];
  player: RefObject<HTMLAudioElement | null>;
}

/** How loud a sound is from its beginning to its end; a press leads there. The player beside it has the keys. */
export function Waveform({ loudness, player }: WaveformProps) {
  const [share, setShare] = useState(0);
  useEffect(() => {
    const { current } = player;
    if (!current) return;
    const follow = () => setShare(current.currentTime / (current.duration || 1));
    current.addEventListener('timeupdate', follow);
    return () => current.removeEventListener('timeupdate', follow);
  }, [player]);
  const seek = ({ clientX, currentTarget }: MouseEvent) => {
    const { left, width: shown } = currentTarget.getBoundingClientRect();
    const { current } = player;
    if (!current || !Number.isFinite(current.duration)) return;
    current.currentTime = ((clientX - left) / shown) * current.duration;
  };
  const step = width / loudness.length;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      onClick={seek}
      className="h-24 w-full cursor-pointer"
    >
      {loudness.map((level, index) => {
        const x = (index + 0.15) * step;
        const tall = Math.max(3, level * height);
        return (
          <rect
            key={x}
            x={x}
            y={(height - tall) / 2}
            width={step * 0.7}
            height={tall}
            rx={step * 0.3}
            className={cn(index / loudness.length < share ? 'fill-leaf' : 'fill-line-strong')}
          />
        );
      })}
    </svg>
  );
}
