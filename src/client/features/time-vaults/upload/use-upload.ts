import { useCallback, useEffect, useRef, useState } from 'react';
import { useRefetch } from '#client/platform/url-query.ts';
import { vaultsPath } from '../time-vaults-api.ts';
import { hurryEvent } from './pause.ts';
import { type UploadStep, uploadVault } from './upload-vault.ts';
import type { VaultUpload } from './vault-upload.ts';

const windowMs = 4_000;

/** Bytes a second over the last few seconds, which steadies what is shown. */
function createTransferSpeed() {
  let marks: { at: number; sent: number }[] = [];
  return {
    /** Takes note that so many bytes were sent by then, and answers the speed; undefined at first. */
    note(sent: number, at: number): number | undefined {
      marks = [...marks.filter((mark) => at - mark.at <= windowMs), { at, sent }];
      const first = marks[0];
      if (!first || at - first.at < 500) return undefined;
      return ((sent - first.sent) * 1_000) / (at - first.at);
    },
  };
}

export type UploadState = UploadStep & {
  /** Bytes a second, while it is known. */
  speed?: number | undefined;
};

/** One upload at a time: how far it has come, and what stops or hurries it. */
export function useUpload(userId: string) {
  const [state, setState] = useState<UploadState>();
  const running = useRef<AbortController | null>(null);
  const hurry = useRef(new EventTarget());
  const refetch = useRefetch();
  useEffect(() => () => running.current?.abort(), []);

  /** Returns false where it was cancelled, or another is still running. */
  const send = async (upload: Omit<VaultUpload, 'userId'>): Promise<boolean> => {
    if (running.current) return false;
    const controller = new AbortController();
    running.current = controller;
    let speed = createTransferSpeed();
    const onStep = (step: UploadStep) => {
      if (step.name === 'sending') setState({ ...step, speed: speed.note(step.sent, Date.now()) });
      else {
        speed = createTransferSpeed();
        setState(step);
      }
    };
    onStep({ name: 'sending', sent: 0, total: upload.video.size });
    try {
      const { signal } = controller;
      await uploadVault({ userId, ...upload }, { signal, hurry: hurry.current, onStep });
      return true;
    } catch (error) {
      if (controller.signal.aborted) return false;
      throw error;
    } finally {
      running.current = null;
      setState(undefined);
      // Also after a failure: what was cancelled too late is there all the same.
      void refetch(vaultsPath(userId));
    }
  };

  const cancel = useCallback(() => running.current?.abort(), []);
  const tryNow = useCallback(() => hurry.current.dispatchEvent(new Event(hurryEvent)), []);
  return { state, send, cancel, tryNow };
}

export type Upload = ReturnType<typeof useUpload>;
