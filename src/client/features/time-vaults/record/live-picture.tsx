import { useCallback } from 'react';

/** What the camera sees, as in a mirror. */
export function LivePicture({ stream }: { stream: MediaStream }) {
  const show = useCallback(
    (video: HTMLVideoElement | null) => {
      if (video) video.srcObject = stream;
    },
    [stream],
  );
  return (
    <video
      ref={show}
      aria-label="What your camera sees"
      autoPlay
      muted
      playsInline
      className="size-full -scale-x-100 object-cover"
    />
  );
}
