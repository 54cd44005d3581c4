import { del, get, set } from 'idb-keyval';
import { useEffect, useRef } from 'react';
import { logFailure } from '#client/platform/log-failure.ts';

interface KeptPicture {
  picture: File;
  /** ISO 8601. */
  keptAt: string;
}

/** Keeps a chosen picture on this device until it is saved; pictures have no room among the other drafts. */
export function usePictureDraft(
  key: string,
  picture: File | undefined,
  onFound: (kept: KeptPicture) => void,
): void {
  const wasChosen = useRef(false);
  const whenFound = useRef(onFound);

  useEffect(() => {
    const update = (kept: KeptPicture | undefined) => {
      if (kept && !wasChosen.current) whenFound.current(kept);
    };
    get<KeptPicture>(key).then(update, (error) => logFailure('No picture draft', error));
  }, [key]);

  useEffect(() => {
    if (!picture && !wasChosen.current) return;
    wasChosen.current = picture !== undefined;
    const kept = picture && { picture, keptAt: new Date().toISOString() };
    const done = kept ? set(key, kept) : del(key);
    done.catch((error) => logFailure('The picture draft was not kept', error));
  }, [key, picture]);
}
