import { type SyntheticEvent, useEffect, useState } from 'react';
import { Film } from './film.tsx';

/** Seconds; beyond the end of every video. */
const farAway = 24 * 60 * 60;

/** A chosen or recorded video, to look at before it is sent. */
export function VideoPreview({ file }: { file: File }) {
  const [url, setUrl] = useState<string>();
  const [isPlayable, setIsPlayable] = useState(true);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    setIsPlayable(true);
    return () => URL.revokeObjectURL(made);
  }, [file]);

  // A fresh recording does not say how long it is; who looks for its end finds out.
  const findEnd = ({ currentTarget: video }: SyntheticEvent<HTMLVideoElement>) => {
    if (video.duration !== Number.POSITIVE_INFINITY) return;
    const goBack = () => {
      video.currentTime = 0;
    };
    video.addEventListener('durationchange', goBack, { once: true });
    video.currentTime = farAway;
  };

  if (!isPlayable)
    return (
      <p className="rounded-md bg-sunken px-4 py-6 text-center text-base text-ink-muted leading-snug">
        Your browser cannot show this kind of video. That is fine: it will be prepared so that it
        can be watched on the day.
      </p>
    );
  return (
    <Film
      aria-label="Your video"
      src={url}
      onLoadedMetadata={findEnd}
      onError={() => setIsPlayable(false)}
    />
  );
}
