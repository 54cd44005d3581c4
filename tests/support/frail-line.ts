import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line to a server of this machine that can be cut in the middle of a word. */
export interface FrailLine {
  /** The address of its near end, without a slash at the end. */
  url: string;
  /** Breaks what is under way; nothing comes through until it is mended. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function startFrailLine(port: number): Promise<FrailLine> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const near = createServer((socket) => {
    if (isCut) return socket.destroy();
    const far = connect(port, '127.0.0.1');
    for (const [end, other] of [
      [socket, far],
      [far, socket],
    ] as const) {
      sockets.add(end);
      end.pipe(other);
      end.on('error', () => other.destroy());
      end.on('close', () => {
        sockets.delete(end);
        other.destroy();
      });
    }
  });
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  near.listen(0, '127.0.0.1');
  await once(near, 'listening');
  const { port: nearPort } = near.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${nearPort}`,
    cut() {
      isCut = true;
      breakAll();
    },
    mend() {
      isCut = false;
    },
    async close() {
      const closed = once(near, 'close');
      near.close();
      breakAll();
      await closed;
    },
  };
}
