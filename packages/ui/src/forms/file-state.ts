/** Where one document stands between the person's disk and the server. */
export interface FileState {
  status: 'empty' | 'chosen' | 'uploading' | 'stored' | 'failed';
  /** The file's own name. */
  name?: string | undefined;
  /** Bytes. */
  size?: number | undefined;
  /** 0 to 100 while uploading. */
  percent?: number | undefined;
  /** Where a stored file opens. */
  href?: string | undefined;
  /** Words of the link to a stored file; 'View file' when left out. */
  linkText?: string | undefined;
}

/** '640 KB', '2.4 MB': the size as people say it (1 KB = 1024 bytes, as file managers do). */
export function fileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  const kilobytes = bytes / 1024;
  return kilobytes < 1000 ? `${Math.round(kilobytes)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}
