import {
  documentTypes,
  fileLabels,
  limits,
  requiredInternshipDocuments,
  requiredVisitDocuments,
  fileMessages as say,
  visitMessages,
} from '@portal/contract-svc-applications-v1';
import { isInstitutional, type VisitForm } from '../form';
import { headOf, isPdf, isPicture } from './kinds';

const megabyte = 1024 * 1024;
const known: Readonly<Record<string, string>> = fileLabels;

/** How a kind of file is called within a sentence. */
export const fileLabel = (type: string): string => known[type] ?? 'file';

/** A sentence that starts with a label starts with a capital: 'Cover letter must be a PDF'. */
const capital = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);

interface Kind {
  is: (head: string) => boolean;
  otherwise: (label: string) => string;
}

async function fileSentence(type: string, file: File, maxBytes: number, kind: Kind): Promise<string | null> {
  const label = fileLabel(type);
  if (file.size === 0) return capital(say.empty(label));
  if (file.size > maxBytes) return capital(say.tooLarge(label, maxBytes / megabyte));
  try {
    const head = await headOf(file);
    return kind.is(head) ? null : capital(kind.otherwise(label));
  } catch {
    // The file was moved or its disk was taken away since it was chosen.
    return capital(say.unreadable(label));
  }
}

/** What is wrong with a PDF before it is sent; the server looks closer. */
export const pdfSentence = (type: string, file: File, maxBytes: number = limits.wizardFileBytes) =>
  fileSentence(type, file, maxBytes, { is: isPdf, otherwise: say.notPdf });

/** The same for an identity document, which may be a picture. */
export const identitySentence = (type: string, file: File, maxBytes: number = limits.wizardFileBytes) =>
  fileSentence(type, file, maxBytes, {
    is: (head) => isPdf(head) || isPicture(head),
    otherwise: say.notPdfOrPicture,
  });

/** What went wrong with sending a file; null when the server refused something else than the file. */
export function uploadSentence(type: string, error: unknown): string | null {
  const { status, errors, message } = error as {
    status?: number;
    errors?: Record<string, unknown>;
    message?: string;
  };
  if (status === 422 && errors) {
    const told = [errors[`documents.${type}`] ?? errors[type]].flat()[0];
    return typeof told === 'string' ? told : null;
  }
  if (status === 413) return capital(say.tooLarge(fileLabel(type), limits.wizardFileBytes / megabyte));
  if (status === 409 && message) return message;
  return capital(say.failed(fileLabel(type)));
}

/** `isStored`: whether the server holds a file of that type. */
export function documentRules(isStored: (type: string) => boolean): Record<string, string> {
  return stillMissing(requiredInternshipDocuments, isStored, (type) => say.missing(fileLabel(type)));
}

/** The CV, and for an institution its letter. */
export function visitDocumentRules(
  form: Pick<VisitForm, 'purpose'>,
  isStored: (type: string) => boolean,
): Record<string, string> {
  return stillMissing(requiredDocumentsOf(form), isStored, (type) => visitMessages[type]);
}

function stillMissing<Type extends string>(
  types: readonly Type[],
  isStored: (type: string) => boolean,
  sentence: (type: Type) => string,
): Record<string, string> {
  const left = types.filter((type) => !isStored(type));
  return Object.fromEntries(left.map((type) => [`documents.${type}`, sentence(type)]));
}

export const requiredDocumentsOf = (form: Pick<VisitForm, 'purpose'>) =>
  requiredVisitDocuments[isInstitutional(form) ? 'institutional' : 'personal'];

export const isRequiredDocument = (type: string): boolean =>
  (requiredInternshipDocuments as readonly string[]).includes(type);
export const internshipDocuments = documentTypes;
