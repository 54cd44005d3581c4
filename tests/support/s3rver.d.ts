declare module 's3rver' {
  interface Options {
    address: string;
    port: number;
    silent: boolean;
    directory: string;
    configureBuckets: Array<{ name: string; configs: string[] }>;
  }

  interface ObjectStore {
    getObject(
      bucket: string,
      key: string,
      options?: { start?: number; end?: number },
    ): Promise<unknown>;
    deleteObject(bucket: string, key: string): Promise<void>;
  }

  export default class S3rver {
    constructor(options: Options);
    store: ObjectStore;
    run(): Promise<{ address: string; port: number }>;
    close(): Promise<void>;
  }
}
