import type { fileMessages } from '@portal/contract-svc-applications-v1';
import { pdfProblem } from './pdf';

/** What is wrong with a file; each has its sentence. */
export type FileProblem =
  | Exclude<keyof typeof fileMessages, 'missing' | 'tooLarge' | 'failed'>
  | 'notDocument';

/** What a stored file is. */
export interface FileKind {
  mimeType: string;
  extension: string;
}

const pdf: FileKind = { mimeType: 'application/pdf', extension: 'pdf' };

/** Pictures name themselves in their first bytes. */
const pictures: (FileKind & { begins: Buffer })[] = [
  { mimeType: 'image/jpeg', extension: 'jpg', begins: Buffer.from([0xff, 0xd8, 0xff]) },
  { mimeType: 'image/png', extension: 'png', begins: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1') },
];

/** Both come in containers that other programs use too; the name of what is inside tells them apart. */
const texts: (FileKind & { begins: Buffer; holds: Buffer })[] = [
  {
    mimeType: 'application/msword',
    extension: 'doc',
    begins: Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    holds: Buffer.from('WordDocument', 'utf16le'),
  },
  {
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extension: 'docx',
    begins: Buffer.from('PK\x03\x04', 'latin1'),
    holds: Buffer.from('word/'),
  },
];

/** Every media type that a stored file can have. */
export const storedMediaTypes = [pdf, ...pictures, ...texts].map(({ mimeType }) => mimeType);

/** Goes by the bytes, not by the name: what the file is, or what is wrong with it. */
export type Recognise = (bytes: Buffer) => FileKind | FileProblem;

export const onlyPdf: Recognise = (bytes) => pdfProblem(bytes) ?? pdf;

export const pdfOrPicture: Recognise = (bytes) => {
  const picture = pictures.find(({ begins }) => startsWith(bytes, begins));
  if (picture) return picture;
  const problem = pdfProblem(bytes);
  return problem === 'notPdf' ? 'notPdfOrPicture' : (problem ?? pdf);
};

/** What the dashboards' simple doors take. */
export const anyDocument: Recognise = (bytes) => {
  const text = texts.find(({ begins, holds }) => startsWith(bytes, begins) && bytes.includes(holds));
  if (text) return text;
  const other = pdfOrPicture(bytes);
  return other === 'notPdfOrPicture' ? 'notDocument' : other;
};

const startsWith = (bytes: Buffer, begins: Buffer): boolean =>
  bytes.subarray(0, begins.length).equals(begins);
