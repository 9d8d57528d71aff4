/** Where objects are kept: in a folder of this machine, or in an S3 bucket. */
export type StoreConfig =
  | { kind: 'files'; directory: string }
  | { kind: 's3'; endpoint: string; accessKey: string; secretKey: string; bucket: string };
