const constraints: MediaStreamConstraints = {
  video: {
    facingMode: 'user',
    width: { ideal: 1280 },
    height: { ideal: 720 },
    frameRate: { ideal: 30, max: 30 },
  },
  audio: { echoCancellation: true, noiseSuppression: true },
};

/** Asks for camera and microphone; their light is on from here until `stopCamera`. */
export function openCamera(): Promise<MediaStream> {
  return navigator.mediaDevices.getUserMedia(constraints);
}

export function stopCamera(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

/** A pause sees and hears nothing; on many devices the light goes off, too. */
export function muteCamera(stream: MediaStream, isMuted: boolean): void {
  for (const track of stream.getTracks()) track.enabled = !isMuted;
}
