/**
 * What the embedded database did to its files, in order: enough to rebuild the state that a power
 * cut would leave behind. `path` is absolute on the machine's disk; `data` is a view that is only
 * valid during the call.
 */
export type FileActivity =
  | { kind: 'write'; path: string; position: number; data: Uint8Array }
  | { kind: 'truncate'; path: string; size: number }
  | { kind: 'create' | 'remove'; path: string }
  | { kind: 'rename'; path: string; newPath: string }
  | { kind: 'sync'; path: string };
