export interface ZipEntry {
  /** The name as programs compare it: in lower case, without escapes. */
  name: string;
  method: number;
  /** Whether sizes and checksum follow the content, so that only its compression shows where it ends. */
  isOpenEnded: boolean;
  packedBytes: number;
  bytes: number;
  checksum: number;
  /** The offset of the file's header in the archive. */
  offset: number;
  contentAt: number;
}
