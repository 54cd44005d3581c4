import { useCallback, useEffect, useState } from 'react';
import { logFailure } from '#client/platform/log-failure.ts';
import { type Recording, recordingStore } from './recording-store.ts';

/** The video of the vault that is being made: a file, or a recording that this device keeps until it is sent. */
export function useChosenVideo(userId: string) {
  const [file, setFile] = useState<File>();
  const [recording, setRecording] = useState<Recording>();

  useEffect(() => {
    let isGone = false;
    const update = (found: Recording | undefined) => {
      if (!isGone && found) setRecording((made) => made ?? found);
    };
    recordingStore.find(userId).then(update, (error) => logFailure('No recording found', error));
    return () => {
      isGone = true;
    };
  }, [userId]);

  const record = useCallback((made: Recording) => {
    setRecording(made);
    setFile(made.file);
  }, []);
  const discardRecording = useCallback(async () => {
    setFile((chosen) => (chosen === recording?.file ? undefined : chosen));
    setRecording(undefined);
    await recordingStore
      .discard(userId)
      .catch((error) => logFailure('The recording was not discarded', error));
  }, [userId, recording]);

  const isRecording = file !== undefined && file === recording?.file;
  return {
    file,
    choose: setFile,
    /** What was recorded and not sent, chosen or not. */
    recording,
    isRecording,
    /** Takes a new recording, or an earlier one again. */
    record,
    discardRecording,
    /** After it was sent. */
    forget: async () => {
      if (isRecording) await discardRecording();
      setFile(undefined);
    },
  };
}

export type ChosenVideoState = ReturnType<typeof useChosenVideo>;
