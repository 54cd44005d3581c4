/** An error that says by `fault` what went wrong, for callers to decide by; they choose the words for people. */
export abstract class FaultError<Fault extends string> extends Error {
  readonly fault: Fault;

  constructor(fault: Fault, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = new.target.name;
    this.fault = fault;
  }
}
