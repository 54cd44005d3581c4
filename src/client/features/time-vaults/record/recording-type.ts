/** WebM first: pieces of it that were kept can be played even if the rest never came. */
const wanted = ['video/webm;codecs=vp8,opus', 'video/webm', 'video/mp4'];

/** What this browser can record, as MediaRecorder wants it said; undefined where it cannot. */
export function findRecordingType(): string | undefined {
  const canRecord = typeof MediaRecorder === 'function' && navigator.mediaDevices !== undefined;
  return canRecord ? wanted.find((type) => MediaRecorder.isTypeSupported(type)) : undefined;
}

/** 'video/webm' and '.webm' of 'video/webm;codecs=vp8,opus'. */
export function plainType(recordingType: string) {
  const type = recordingType.split(';', 1)[0] ?? recordingType;
  return { type, ending: type.replace('video/', '.') };
}
