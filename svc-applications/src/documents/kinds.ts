import type { fileMessages } from '@portal/contract-svc-applications-v1';
import { pdfProblem } from './pdf';
import { namesInZip } from './zip';

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

const containerOfOld = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const nameInOld = Buffer.from('WordDocument', 'utf16le');
const archive = Buffer.from('PK\x03\x04', 'latin1');

/** A document names its parts in a list, and has a main part; one with macros has its programs beside it. */
function isDocx(bytes: Buffer): boolean {
  const names = namesInZip(bytes);
  return (
    names.includes('[Content_Types].xml') &&
    names.some((name) => /^word\/document\d*\.xml$/.test(name)) &&
    !names.some((name) => /vbaProject\.bin$/i.test(name))
  );
}

/** Both come in containers that other programs use too; the name of what is inside tells them apart. */
const texts: (FileKind & { begins: Buffer; isIt(bytes: Buffer): boolean })[] = [
  {
    mimeType: 'application/msword',
    extension: 'doc',
    begins: containerOfOld,
    isIt: (bytes) => bytes.includes(nameInOld),
  },
  {
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extension: 'docx',
    begins: archive,
    isIt: isDocx,
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
  const text = texts.find(({ begins, isIt }) => startsWith(bytes, begins) && isIt(bytes));
  if (text) return text;
  const other = pdfOrPicture(bytes);
  return other === 'notPdfOrPicture' ? 'notDocument' : other;
};

const startsWith = (bytes: Buffer, begins: Buffer): boolean =>
  bytes.subarray(0, begins.length).equals(begins);
