import type { fileMessages } from '@portal/contract-svc-applications-v1';
import { pdfProblem } from './pdf';

/** What is wrong with a file; each has its sentence. */
export type FileProblem = Exclude<keyof typeof fileMessages, 'missing' | 'tooLarge' | 'failed'>;

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

/** Every media type that a stored file can have. */
export const storedMediaTypes = [pdf, ...pictures].map(({ mimeType }) => mimeType);

/** Goes by the bytes, not by the name: what the file is, or what is wrong with it. */
export type Recognise = (bytes: Buffer) => FileKind | FileProblem;

export const onlyPdf: Recognise = (bytes) => pdfProblem(bytes) ?? pdf;

export const pdfOrPicture: Recognise = (bytes) => {
  const picture = pictures.find(({ begins }) => bytes.subarray(0, begins.length).equals(begins));
  if (picture) return picture;
  const problem = pdfProblem(bytes);
  return problem === 'notPdf' ? 'notPdfOrPicture' : (problem ?? pdf);
};
