import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** 'later': asks to try again. 'never': refuses the recipient for good. 'drop': hangs up. 'silent': says nothing more. */
export type SmtpFault = 'later' | 'never' | 'drop' | 'silent';

export interface ReceivedMail extends Email {
  /** Whom the server was told to deliver to, whatever the headers say. */
  recipients: string[];
  raw: string;
}

export interface TestSmtp {
  url: string;
  port: number;
  messages: ReceivedMail[];
  /** From the next mail on; undefined for a server in good health. */
  setFault(fault: SmtpFault | undefined): void;
  close(): Promise<void>;
}

/** A real mail server of our own, which keeps what it is sent, and takes its time to say so. */
export async function startSmtp({ port = 0, answerMs = 0 } = {}): Promise<TestSmtp> {
  const messages: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let fault: SmtpFault | undefined;

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 200,
    onRcptTo(_address, _session, answer) {
      if (fault === 'later') return answer(refusal(451, 'Try again later'));
      if (fault === 'never') return answer(refusal(550, 'No such person here'));
      if (fault === 'silent') return;
      answer();
    },
    onData(stream, session, answer) {
      if (fault === 'drop') {
        for (const socket of sockets) socket.destroy();
        return;
      }
      receive(
        stream,
        session.envelope.rcptTo.map(({ address }) => address),
      )
        .then((mail) => {
          messages.push(mail);
          setTimeout(answer, answerMs);
        })
        .catch(answer);
    },
  });
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  // A client that hangs up is no fault of the test.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: taken } = server.server.address() as AddressInfo;

  return {
    url: `smtp://127.0.0.1:${taken}`,
    port: taken,
    messages,
    setFault: (next) => {
      fault = next;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function receive(stream: NodeJS.ReadableStream, recipients: string[]): Promise<ReceivedMail> {
  const raw = await buffer(stream);
  return { ...(await PostalMime.parse(raw)), recipients, raw: raw.toString() };
}

function refusal(responseCode: number, message: string) {
  return Object.assign(new Error(message), { responseCode });
}
