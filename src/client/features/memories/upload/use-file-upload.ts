import { useCallback, useEffect, useRef, useState } from 'react';
import { fileProblem } from '../guess-type.ts';
import { uploadFailed } from './upload-failure.ts';
import { firstProblems } from './upload-notices.ts';
import type { Uploader, UploadNotice, UploadStep } from './upload-step.ts';

interface Chosen {
  file: File;
  step: UploadStep;
}

/** The one file of a memory that is being written: on its way while the rest is typed. */
export function useFileUpload(onSent: () => void) {
  const [chosen, setChosen] = useState<Chosen>();
  const [problems, setProblems] = useState<string[]>([]);
  const [notices, setNotices] = useState<UploadNotice[]>([]);
  const uploader = useRef<Uploader>(undefined);
  const waiting = useRef(new Set<(fileUrl: string | undefined) => void>());
  const latestOnSent = useRef(onSent);
  useEffect(() => {
    latestOnSent.current = onSent;
  }, [onSent]);

  const settle = useCallback((fileUrl: string | undefined) => {
    for (const report of waiting.current) report(fileUrl);
    waiting.current.clear();
  }, []);
  const clear = useCallback(() => {
    uploader.current?.close();
    uploader.current = undefined;
    setChosen(undefined);
    setProblems([]);
    setNotices([]);
    settle(undefined);
  }, [settle]);
  useEffect(() => () => uploader.current?.close(), []);

  const takeStep = useCallback(
    (step: UploadStep) => {
      setChosen((now) => now && { ...now, step });
      if (step.name === 'sent') {
        settle(step.fileUrl);
        latestOnSent.current();
      } else if (step.name === 'failed') settle(undefined);
    },
    [settle],
  );

  /** Returns false where it cannot be kept; `problems` or a notice then say why. */
  const choose = async (files: readonly File[]): Promise<boolean> => {
    const [file] = files;
    if (!file) return false;
    const found = files.map(fileProblem).filter((one) => one !== undefined);
    setProblems(firstProblems(found));
    if (found.length > 0) return false;
    const begun: Chosen = { file, step: { name: 'sending', percent: 0 } };
    if (uploader.current) {
      const isTaken = uploader.current.add(files);
      if (isTaken) setChosen(begun);
      return isTaken;
    }
    setChosen(begun);
    try {
      const { createUploader } = await import('./create-uploader.ts');
      uploader.current = createUploader({ onStep: takeStep, onNotices: setNotices });
    } catch {
      takeStep({ name: 'failed', problem: `${uploadFailed}. Please check your connection.` });
      return true;
    }
    if (uploader.current.add(files)) return true;
    setChosen(undefined);
    return false;
  };

  const retry = () => {
    if (uploader.current) uploader.current.retry();
    else if (chosen) void choose([chosen.file]);
  };

  /** The address of the file, once it has arrived; undefined where it cannot. */
  const whenSettled = (): Promise<string | undefined> => {
    const { step } = chosen ?? {};
    if (step?.name === 'sent') return Promise.resolve(step.fileUrl);
    if (!step || step.name === 'failed') return Promise.resolve(undefined);
    return new Promise((resolve) => waiting.current.add(resolve));
  };

  return { chosen, problems, notices, choose, retry, clear, whenSettled };
}

export type FileUpload = ReturnType<typeof useFileUpload>;
