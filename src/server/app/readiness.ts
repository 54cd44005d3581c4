import type { OpenDatabase } from '#server/platform/database/database.ts';

export interface Readiness {
  /** Whether new work may be sent to this process. */
  isReady(): Promise<boolean>;
  /** From now on no more, so that whoever shares out the requests looks elsewhere. */
  withdraw(): void;
}

export function createReadiness({ isReady }: Pick<OpenDatabase, 'isReady'>): Readiness {
  let isStopping = false;
  return {
    isReady: async () => !isStopping && (await isReady()) && !isStopping,
    withdraw() {
      isStopping = true;
    },
  };
}
