import type { Text } from '@portal/contract-language-v1';
import {
  documentTypes,
  fileLabels,
  limits,
  requiredInternshipDocuments,
  requiredVisitDocuments,
  fileMessages as t,
  visitMessages,
} from '@portal/contract-svc-applications-v1';
import { translated } from '@portal/ui/language';
import type { Uploads } from '@portal/ui/wizard';
import { isInstitutional, type VisitForm } from '../../base/form';
import * as silence from '../../messages/silence';
import { headOf, isPdf, isPicture } from './kinds';
import { faultIn } from './look-into';

const megabyte = 1024 * 1024;
const labels: Readonly<Record<string, string>> = fileLabels;

/** The name of a kind of file within a sentence. */
export const fileLabel = (type: string): string => labels[type] ?? 'file';

/** The name of a file's kind at the beginning of a sentence: 'Cover letter must be a PDF'. */
const atBegin = (type: string): string => {
  const label = fileLabel(type);
  return label.charAt(0).toUpperCase() + label.slice(1);
};

/** Adds advice on making a smaller file to a message about a file that is too large: most are scans in colour. */
const smallerScan = (problem: Text): string => silence.scanSmaller({ problem: translated(problem) });

interface Kind {
  is: (head: string) => boolean;
  otherwise: (label: string) => Text;
}

async function fileSentence(type: string, file: File, maxBytes: number, kind: Kind): Promise<Text | null> {
  const label = atBegin(type);
  if (file.size === 0) return t.empty(label);
  if (file.size > maxBytes) return smallerScan(t.tooLarge(label, maxBytes / megabyte));
  try {
    const head = await headOf(file);
    if (!kind.is(head)) return kind.otherwise(label);
    const fault = await faultIn(file);
    return fault ? t[fault](label) : null;
  } catch {
    // The file was moved or its disk was removed since it was chosen.
    return silence.fileChanged({ name: file.name });
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
 * The message about a file that could not be sent; null when the server refused something other than the file. `field`
 * is the file's name in the call, when it differs from `type`.
 */
export function uploadSentence(type: string, error: unknown, field = type): Text | null {
  const { status, errors, message } = error as {
    status?: number;
    errors?: Record<string, unknown>;
    message?: string;
  };
  if (status === 422 && errors) {
    const found = [errors[`documents.${field}`] ?? errors[field]].flat()[0];
    return typeof found === 'string' ? found : null;
  }
  if (status === 413) return smallerScan(t.tooLarge(atBegin(type), limits.wizardFileBytes / megabyte));
  if (status === 409 && message) return message;
  return t.failed(atBegin(type));
}

type Held = Pick<Uploads, 'isThere' | 'problem'>;

/** Messages for missing documents. A file counts when the server has it, or, while offline, this device. */
export function documentRules(uploads: Held): Record<string, Text> {
  return stillMissing(requiredInternshipDocuments, uploads, (type) => t.missing(fileLabel(type)));
}

/** Messages for chosen files that were not sent, so that nobody goes on unaware with an older file, or with none. */
export function refusedDocuments(
  { problem }: Pick<Uploads, 'problem'>,
  types: readonly { value: string }[],
): Record<string, Text> {
  return Object.fromEntries(
    types.flatMap(({ value }) => {
      const message = problem(value);
      return message === undefined ? [] : [[`documents.${value}`, message]];
    }),
  );
}

/** Messages for a visit's missing documents: the CV, and the letter of an institution. */
export function visitDocumentRules(form: Pick<VisitForm, 'purpose'>, uploads: Held): Record<string, Text> {
  return stillMissing(requiredDocumentsOf(form), uploads, (type) => visitMessages[type]);
}

function stillMissing<Type extends string>(
  types: readonly Type[],
  { isThere, problem }: Held,
  sentence: (type: Type) => Text,
): Record<string, Text> {
  const left = types.filter((type) => !isThere(type));
  return Object.fromEntries(left.map((type) => [`documents.${type}`, problem(type, true) ?? sentence(type)]));
}

export const requiredDocumentsOf = (form: Pick<VisitForm, 'purpose'>) =>
  requiredVisitDocuments[isInstitutional(form) ? 'institutional' : 'personal'];

export const isRequiredDocument = (type: string): boolean =>
  (requiredInternshipDocuments as readonly string[]).includes(type);
export const internshipDocuments = documentTypes;
