import { Camera, CameraOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { fileSize } from '#client/platform/format.ts';
import { limits } from '#shared/limits.ts';
import type { CameraProblem } from './camera-problem.ts';

const help: Record<CameraProblem, { title: string; text: string }> = {
  denied: {
    title: 'The camera was not allowed',
    text: 'Press the small camera or lock next to the address of this page, allow camera and microphone, then try again. On a phone, the settings of the device may have to allow it for this browser, too.',
  },
  'no-camera': {
    title: 'No camera or microphone was found',
    text: 'Please connect both and try again, or record the video with your phone and choose the file here.',
  },
  busy: {
    title: 'The camera is busy',
    text: 'Another program seems to be using it, a video call perhaps. Please close that one and try again.',
  },
  unsupported: {
    title: 'This browser cannot record',
    text: 'Please record the video with your phone or camera and choose the file here. A recent Chrome, Edge, Firefox or Safari can record, on an address that begins with https.',
  },
  failed: {
    title: 'We couldn’t start the camera',
    text: 'Please try again. If it happens again, record the video with your phone and choose the file here.',
  },
};

/** What will be asked for and why, before the browser asks. */
export function CameraExplanation() {
  return (
    <Explained icon={<Camera className="size-10" strokeWidth={1.5} />}>
      <p className="font-semibold">Your browser will ask for your camera and microphone</p>
      <p className="text-base leading-snug">
        Please choose “Allow”. Nothing is recorded before you press the red button, and nothing
        leaves this device before you create the vault. There is room for{' '}
        {fileSize(limits.vault.videoBytes)}, about ten minutes.
      </p>
    </Explained>
  );
}

export function CameraHelp({ problem }: { problem: CameraProblem }) {
  const { title, text } = help[problem];
  return (
    <div role="alert">
      <Explained icon={<CameraOff className="size-10" strokeWidth={1.5} />}>
        <p className="font-semibold">{title}</p>
        <p className="text-base leading-snug">{text}</p>
      </Explained>
    </div>
  );
}

function Explained({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-2 px-4 py-6 text-center">
      <span className="text-leaf">{icon}</span>
      {children}
    </div>
  );
}
