import AwsS3 from '@uppy/aws-s3';
import Uppy from '@uppy/core';
import { limits } from '#shared/limits.ts';
import { getUploadUrl } from '../memories-api.ts';
import { mayPass, uploadFailed, uploadProblem } from './upload-failure.ts';
import { createNotices } from './upload-notices.ts';
import type { Uploader, UploaderOptions } from './upload-step.ts';

/** Milliseconds before each try after the first. */
const retryDelays = [0, 1_000, 3_000, 5_000];
const multipartBytes = 100 * 1024 * 1024;
/** How long a notice stands, in milliseconds. */
const noticeMs = { problem: 5_000, online: 3_000 };
const noInternet = 'No internet connection. Your file waits here.';
const silence = () => undefined;

/** Takes one file and sends it. To be loaded once there is a file: it is large. */
export function createUploader({ onStep, onNotices }: UploaderOptions): Uploader {
  const uppy = new Uppy({
    autoProceed: true,
    logger: { debug: silence, warn: silence, error: silence },
    restrictions: {
      maxNumberOfFiles: 1,
      maxFileSize: limits.memory.fileBytes,
      requiredMetaFields: ['name'],
    },
    locale: {
      strings: { failedToUpload: uploadFailed },
      pluralize: (count) => (count === 1 ? 0 : 1),
    },
  }).use(AwsS3, {
    shouldUseMultipart: (file) => (file.size ?? 0) > multipartBytes,
    // Anew for each try: an address takes one file, and only for a while.
    signRequest: async () => ({ url: await getUploadUrl() }),
  });
  const notices = createNotices((now) => onNotices?.(now));
  let tries = 0;
  let fileId: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const again = () => {
    clearTimeout(timer);
    if (!fileId || !uppy.getFile(fileId)) return;
    onStep({ name: 'sending', percent: 0 });
    void uppy.retryUpload(fileId);
  };

  uppy.on('file-added', ({ id }) => {
    fileId = id;
    tries = 0;
    onStep({ name: 'sending', percent: 0 });
  });
  uppy.on('upload-progress', (_file, { bytesUploaded, bytesTotal }) => {
    const percent = bytesTotal ? (bytesUploaded / bytesTotal) * 100 : 0;
    onStep({ name: 'sending', percent });
  });
  uppy.on('upload-success', (_file, { uploadURL }) => {
    if (uploadURL) onStep({ name: 'sent', fileUrl: uploadURL });
  });
  uppy.on('upload-error', (_file, error) => {
    // Then 'is-online' goes on.
    if (!navigator.onLine) return onStep({ name: 'waiting' });
    const delay = mayPass(error) ? retryDelays[tries] : undefined;
    tries += 1;
    if (delay === undefined) return onStep({ name: 'failed', problem: uploadProblem(error) });
    onStep({ name: 'waiting' });
    timer = setTimeout(again, delay);
  });
  uppy.on('back-online', () => {
    if (!fileId || !uppy.getFile(fileId)?.error) return;
    tries = 0;
    again();
  });
  uppy.on('restriction-failed', (_file, { message }) =>
    notices.say({ kind: 'error', message }, noticeMs.problem),
  );
  uppy.on('is-offline', () => notices.say({ kind: 'error', message: noInternet }));
  uppy.on('back-online', () => {
    notices.takeBack(noInternet);
    const message = 'Connected to the internet again.';
    notices.say({ kind: 'success', message }, noticeMs.online);
  });

  return {
    add(files) {
      const before = uppy.getFiles().length;
      try {
        const chosen = files.map((data) => ({ name: data.name, type: data.type, data }));
        if (chosen.length > 1) uppy.addFiles(chosen);
        else for (const one of chosen) uppy.addFile(one);
        return uppy.getFiles().length > before;
      } catch {
        // It says why in a notice.
        return false;
      }
    },
    retry() {
      tries = 0;
      again();
    },
    close() {
      clearTimeout(timer);
      notices.close();
      uppy.destroy();
    },
  };
}
