import {
  type DocumentType,
  documentTypes,
  editorLimits,
  fileMessages,
  identityUpload,
  editorMessages as say,
  type VisitDocumentType,
  visitDocumentTypes,
} from '@portal/contract-svc-applications-v1';
import { D12, I16, V05, V06 } from '@portal/contract-svc-applications-v1/operations';
import { type ApiClient, call } from '@portal/remote-sdk';
import type { SendOptions } from '@portal/ui/wizard';
import { headOf, isPdf, isPicture, isWord } from '../documents/kinds';
import type { FullReview, StoredUpload } from '../review';

const megabyte = 1024 * 1024;

/** What a door takes. */
export interface FileRule {
  maxBytes: number;
  is: (head: string) => boolean;
  /** The sentence about another kind. */
  otherwise: string;
  accept: string;
  /** The kinds in words: 'PDF'. */
  kinds: string;
}

const pdfRule = (maxBytes: number): FileRule => ({
  maxBytes,
  is: isPdf,
  otherwise: say.onlyPdf,
  accept: '.pdf,application/pdf',
  kinds: 'PDF',
});

const identityRule: FileRule = {
  maxBytes: editorLimits.visitorFileBytes,
  is: (head) => isPdf(head) || isPicture(head),
  otherwise: say.onlyPdfOrPicture,
  accept: '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png',
  kinds: 'PDF, JPG or PNG',
};

export const simpleRule: FileRule = {
  maxBytes: editorLimits.simpleFileBytes,
  is: (head) => isPdf(head) || isPicture(head) || isWord(head),
  otherwise: say.onlyDocuments,
  accept: '.pdf,.doc,.docx,.jpg,.jpeg,.png',
  kinds: 'PDF, DOC, DOCX, JPG, JPEG or PNG',
};

export const sizeInWords = ({ maxBytes }: FileRule): string => `${maxBytes / megabyte} MB`;

/** What is wrong with a file before it is sent: too large, of the wrong kind, or something else. */
export interface FileFault {
  kind: 'size' | 'kind' | 'other';
  sentence: string;
}

export async function fileFault(file: File, rule: FileRule): Promise<FileFault | null> {
  if (file.size === 0) return { kind: 'other', sentence: fileMessages.empty('File') };
  if (file.size > rule.maxBytes) return { kind: 'size', sentence: say.tooLarge(rule.maxBytes / megabyte) };
  try {
    return rule.is(await headOf(file)) ? null : { kind: 'kind', sentence: rule.otherwise };
  } catch {
    return { kind: 'other', sentence: 'File could not be read. Choose it again' };
  }
}

/** Why a file did not arrive; `unknown` where nobody tells. */
export function refusedFile(error: unknown, rule: FileRule, unknown = fileMessages.failed('File')): string {
  const { status, errors, message } = error as { status?: number; errors?: unknown; message?: string };
  const told = Object.values((errors ?? {}) as Record<string, unknown>).flat()[0];
  if (status === 422 && typeof told === 'string') return told;
  if (status === 413) return say.tooLarge(rule.maxBytes / megabyte);
  const isTold = status !== undefined && status >= 400 && status < 500 && message;
  return isTold ? message : unknown;
}

/** What the server says of a file that arrived. */
export interface Arrived {
  upload: StoredUpload | undefined;
  version: number | undefined;
}

/** One document of the editor: what it may be and where it goes. */
export interface Door {
  type: string;
  label: string;
  rule: FileRule;
  send: (api: ApiClient, file: File, options: SendOptions) => Promise<Arrived>;
}

interface Details {
  intern_details_id: number | undefined;
}

const visitDoor = (details: Details, type: VisitDocumentType, label: string): Door => ({
  type,
  label,
  rule: pdfRule(editorLimits.visitorFileBytes),
  async send(api, file, options) {
    const { uploads, version } = (await call(api, V06, { form: { ...details, [type]: file } }, options)).body;
    return { upload: uploads[type], version };
  },
});

const identityDoor = (details: Details): Door => ({
  type: identityUpload,
  label: 'National ID/Passport',
  rule: identityRule,
  async send(api, file, options) {
    const { upload, version } = (await call(api, V05, { form: { ...details, national_id: file } }, options))
      .body;
    return { upload, version };
  },
});

const internDoor = (
  fields: Details & { application_id: number },
  type: DocumentType,
  label: string,
): Door => ({
  type,
  label,
  rule: pdfRule(editorLimits.internFileBytes),
  async send(api, file, options) {
    const { uploads, version } = (await call(api, I16, { form: { ...fields, [type]: file } }, options)).body;
    return { upload: uploads.find((one) => one.upload_type === type), version };
  },
});

/** The documents of an application and how each is sent. */
export function documentDoors(review: FullReview): Door[] {
  const details = { intern_details_id: review.intern_details?.id };
  if (review.type === 'visitor') {
    const doors = visitDocumentTypes.map(({ value, label }) => visitDoor(details, value, label));
    return [identityDoor(details), ...doors];
  }
  const fields = { application_id: review.id, ...details };
  return documentTypes.map(({ value, label }) => internDoor(fields, value, label));
}

const letterDoor = (review: FullReview, type: string, label: string): Door => ({
  type,
  label,
  rule: pdfRule(editorLimits.internFileBytes),
  async send(api, file, options) {
    const form = { document_type: type, application_id: review.id, file };
    const { upload, version } = (await call(api, D12, { form }, options)).body;
    return { upload, version };
  },
});

/** The letters of the two referees; a visit has none. */
export const letterDoors = (review: FullReview): Door[] =>
  review.type === 'visitor'
    ? []
    : [
        letterDoor(review, 'academic_reference', 'Academic reference letter'),
        letterDoor(review, 'community_reference', 'Character reference letter'),
      ];
