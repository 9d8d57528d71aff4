import type { fileMessages } from '@portal/contract-svc-applications-v1';
import { pdfProblem } from './pdf';
import { problemOfDoc, problemOfDocx } from './texts';

/** The reasons to refuse a file; each has its sentence. */
export type FileProblem =
  | Exclude<keyof typeof fileMessages, 'missing' | 'tooLarge' | 'failed'>
  | 'notDocument'
  | 'active'
  | 'macros';

/** The kind of a stored file. */
export interface FileKind {
  mimeType: string;
  extension: string;
}

const pdf: FileKind = { mimeType: 'application/pdf', extension: 'pdf' };

/** Pictures are recognised by their first bytes. */
const pictures: (FileKind & { begins: Buffer })[] = [
  { mimeType: 'image/jpeg', extension: 'jpg', begins: Buffer.from([0xff, 0xd8, 0xff]) },
  { mimeType: 'image/png', extension: 'png', begins: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1') },
];

const doc: FileKind = { mimeType: 'application/msword', extension: 'doc' };
const docx: FileKind = {
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  extension: 'docx',
};
const archive = Buffer.from('PK\x03\x04', 'latin1');

const kinds = [pdf, ...pictures, doc, docx];

/** The media types of stored files. */
export const storedMediaTypes = kinds.map(({ mimeType }) => mimeType);

/** The ending of a file of this media type. */
export const extensionOf = (mimeType: string): string | undefined =>
  kinds.find((kind) => kind.mimeType === mimeType)?.extension;

/** Goes by the bytes, not by the name: the kind of the file, or the reason to refuse it. */
export type Recognise = (bytes: Buffer) => Promise<FileKind | FileProblem>;

export const onlyPdf: Recognise = async (bytes) => (await pdfProblem(bytes)) ?? pdf;

export const pdfOrPicture: Recognise = async (bytes) => {
  const picture = pictures.find(({ begins }) => startsWith(bytes, begins));
  if (picture) return picture;
  const problem = await pdfProblem(bytes);
  return problem === 'notPdf' ? 'notPdfOrPicture' : (problem ?? pdf);
};

/** The kinds that the dashboards' plain upload calls take. */
export const anyDocument: Recognise = async (bytes) => {
  const isArchive = startsWith(bytes, archive);
  const problem = isArchive ? await problemOfDocx(bytes) : problemOfDoc(bytes);
  if (!problem) return isArchive ? docx : doc;
  if (problem === 'macros') return problem;
  const other = await pdfOrPicture(bytes);
  return other === 'notPdfOrPicture' ? 'notDocument' : other;
};

const startsWith = (bytes: Buffer, begins: Buffer): boolean =>
  bytes.subarray(0, begins.length).equals(begins);
