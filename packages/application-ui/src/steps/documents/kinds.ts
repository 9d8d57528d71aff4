import { pdfHeaderIn, pdfHeaderWithin } from '@portal/contract-svc-applications-v1/files/pdf-frame';

/** The kind of a file is found from its first bytes, whatever its name. */

/** A PDF has its signature within the first kilobyte. */
export const isPdf = (head: string): boolean => pdfHeaderIn(head) !== -1;
export const isPicture = (head: string): boolean =>
  head.startsWith('\xff\xd8\xff') || head.startsWith('PNG\r\n', 1);
/** DOC and DOCX, by their container formats. */
export const isWord = (head: string): boolean =>
  head.startsWith('\xd0\xcf\x11\xe0') || head.startsWith('PK\x03\x04');

function readText(part: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsText(part, 'latin1');
  });
}

/** The first kilobyte, a character for each byte; throws when the file was moved since it was chosen. */
export const headOf = (file: File): Promise<string> => readText(file.slice(0, pdfHeaderWithin));
