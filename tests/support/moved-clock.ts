// Preloaded into a server: in all of its threads it is CLOCK_AHEAD_MS later than on the machine.
import { ServerResponse } from 'node:http';

const aheadMs = Number(process.env.CLOCK_AHEAD_MS);
const machine = Date;
const now = () => machine.now() + aheadMs;

globalThis.Date = new Proxy(machine, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});

// Node dates its answers by a clock of its own.
const { writeHead } = ServerResponse.prototype;
ServerResponse.prototype.writeHead = function (this: ServerResponse, ...args: unknown[]) {
  if (!this.headersSent) this.setHeader('date', new Date().toUTCString());
  return Reflect.apply(writeHead, this, args);
};
