import {
  documentTypes,
  fileLabels,
  limits,
  requiredInternshipDocuments,
  requiredVisitDocuments,
  fileMessages as t,
  visitMessages,
} from '@portal/contract-svc-applications-v1';
import type { Uploads } from '@portal/ui/wizard';
import { isInstitutional, type VisitForm } from '../../base/form';
import { headOf, isPdf, isPicture } from './kinds';

const megabyte = 1024 * 1024;
const labels: Readonly<Record<string, string>> = fileLabels;

/** The name of a kind of file within a sentence. */
export const fileLabel = (type: string): string => labels[type] ?? 'file';

/** Capitalises a sentence that starts with a label: 'Cover letter must be a PDF'. */
const capital = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);

interface Kind {
  is: (head: string) => boolean;
  otherwise: (label: string) => string;
}

async function fileSentence(type: string, file: File, maxBytes: number, kind: Kind): Promise<string | null> {
  const label = fileLabel(type);
  if (file.size === 0) return capital(t.empty(label));
  if (file.size > maxBytes) return capital(t.tooLarge(label, maxBytes / megabyte));
  try {
    const head = await headOf(file);
    return kind.is(head) ? null : capital(kind.otherwise(label));
  } catch {
    // The file was moved or its disk was removed since it was chosen.
    return capital(t.unreadable(label));
  }
}

/** The error of a PDF before it is sent; the server checks more. */
export const pdfSentence = (type: string, file: File, maxBytes: number = limits.wizardFileBytes) =>
  fileSentence(type, file, maxBytes, { is: isPdf, otherwise: t.notPdf });

/** The error of an identity document before it is sent; it may be a picture. */
export const identitySentence = (type: string, file: File, maxBytes: number = limits.wizardFileBytes) =>
  fileSentence(type, file, maxBytes, {
    is: (head) => isPdf(head) || isPicture(head),
    otherwise: t.notPdfOrPicture,
  });

/**
 * The error of sending a file; null when the server refused something other than the file. `field` has it in the call,
 * where it is called otherwise than in a sentence.
 */
export function uploadSentence(type: string, error: unknown, field = type): string | null {
  const { status, errors, message } = error as {
    status?: number;
    errors?: Record<string, unknown>;
    message?: string;
  };
  if (status === 422 && errors) {
    const found = [errors[`documents.${field}`] ?? errors[field]].flat()[0];
    return typeof found === 'string' ? found : null;
  }
  if (status === 413) return capital(t.tooLarge(fileLabel(type), limits.wizardFileBytes / megabyte));
  if (status === 409 && message) return message;
  return capital(t.failed(fileLabel(type)));
}

/** `isThere`: whether the server or, while offline, this device holds a file of that type. */
export function documentRules(isThere: (type: string) => boolean): Record<string, string> {
  return stillMissing(requiredInternshipDocuments, isThere, (type) => t.missing(fileLabel(type)));
}

/** The files that did not go through: nobody goes on with an older file, or without one, unseen. */
export function refusedDocuments(
  { problem }: Pick<Uploads, 'problem'>,
  types: readonly { value: string }[],
): Record<string, string> {
  return Object.fromEntries(
    types.flatMap(({ value }) => {
      const message = problem(value);
      return message === undefined ? [] : [[`documents.${value}`, message]];
    }),
  );
}

/** The CV, and the letter of an institution. */
export function visitDocumentRules(
  form: Pick<VisitForm, 'purpose'>,
  isThere: (type: string) => boolean,
): Record<string, string> {
  return stillMissing(requiredDocumentsOf(form), isThere, (type) => visitMessages[type]);
}

function stillMissing<Type extends string>(
  types: readonly Type[],
  isThere: (type: string) => boolean,
  sentence: (type: Type) => string,
): Record<string, string> {
  const left = types.filter((type) => !isThere(type));
  return Object.fromEntries(left.map((type) => [`documents.${type}`, sentence(type)]));
}

export const requiredDocumentsOf = (form: Pick<VisitForm, 'purpose'>) =>
  requiredVisitDocuments[isInstitutional(form) ? 'institutional' : 'personal'];

export const isRequiredDocument = (type: string): boolean =>
  (requiredInternshipDocuments as readonly string[]).includes(type);
export const internshipDocuments = documentTypes;
