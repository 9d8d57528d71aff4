import type { FileScan } from '../../attachments/files';
import { numberInWords } from '../../language/names';
import * as t from '../../messages/uploads';

/** The state of one document on its way from the person's disk to the server. */
export interface FileState {
  status: 'empty' | 'chosen' | 'uploading' | 'stored' | 'failed';
  /** The file's own name. */
  name?: string | undefined;
  /** In bytes. */
  size?: number | undefined;
  /** 0 to 100 while uploading. */
  percent?: number | undefined;
  /** Whether the file waits for a connection: on its way, or kept on this device. */
  waiting?: boolean | undefined;
  /** The address of a stored file. */
  href?: string | undefined;
  /** Whether a stored file waits for the virus scanner or was refused by it. */
  scan?: FileScan | undefined;
  /** Returns the text of the link to a stored file; 'View file' when left out. */
  linkText?: (() => string) | undefined;
}

/** '640 KB', '2.4 MB': the size as file managers show it (1 KB = 1024 bytes). */
export function fileSize(bytes: number): string {
  if (bytes < 1024) return t.inBytes({ size: bytes });
  const kilobytes = bytes / 1024;
  if (kilobytes < 1000) return t.inKilobytes({ size: Math.round(kilobytes) });
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return t.inMegabytes({ size: numberInWords(kilobytes / 1024, digits) });
}
