import type { fileMessages } from '@portal/contract-svc-applications-v1';

/** The reasons to refuse a file; each has a message. */
export type FileProblem =
  | Exclude<keyof typeof fileMessages, 'missing' | 'tooLarge' | 'failed'>
  | 'notDocument'
  | 'macros'
  | 'linked';

/** The kind of a stored file. */
export interface FileKind {
  mimeType: string;
  extension: string;
}

export const pdf: FileKind = { mimeType: 'application/pdf', extension: 'pdf' };

/** Pictures are recognised by their first bytes. */
export const pictures: (FileKind & { begins: Buffer })[] = [
  { mimeType: 'image/jpeg', extension: 'jpg', begins: Buffer.from([0xff, 0xd8, 0xff]) },
  { mimeType: 'image/png', extension: 'png', begins: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1') },
];

export const doc: FileKind = { mimeType: 'application/msword', extension: 'doc' };
export const docx: FileKind = {
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  extension: 'docx',
};

const kinds = [pdf, ...pictures, doc, docx];

/** The media types of stored files. */
export const storedMediaTypes = kinds.map(({ mimeType }) => mimeType);

/** The file ending for a media type. */
export const extensionOf = (mimeType: string): string | undefined =>
  kinds.find((kind) => kind.mimeType === mimeType)?.extension;

/** Whether browsers show this kind. Any other kind is saved instead, and opened by its program. */
export const isShown = (mimeType: string): boolean =>
  [pdf, ...pictures].some((kind) => kind.mimeType === mimeType);

/**
 * What an upload call accepts: a PDF; a PDF or a picture; or, in the plain upload calls of dashboards, also Word files.
 */
export type Accepts = 'pdf' | 'pdfOrPicture' | 'document';
