export interface ZipEntry {
  /** As programs compare it: in small letters, without escapes. */
  name: string;
  method: number;
  /** Sizes and checksum stand behind the content: its end is known by its compression alone. */
  isOpenEnded: boolean;
  packedBytes: number;
  bytes: number;
  checksum: number;
  /** Where its header begins, and its content. */
  offset: number;
  contentAt: number;
}
