import type { Text } from '@portal/contract-language-v1';
import {
  editorLimits,
  fileMessages,
  limits,
  editorMessages as messages,
} from '@portal/contract-svc-applications-v1';
import type { ApiClient } from '@portal/remote-sdk';
import type { SendOptions } from '@portal/ui/wizard';
import type { StoredUpload } from '../../base/review';
import * as t from '../../messages/editFiles';
import { headOf, isPdf, isPicture, isWord } from '../../steps/documents/kinds';
import { faultIn } from '../../steps/documents/look-into';

const megabyte = 1024 * 1024;

/** The rule for a file. */
export interface FileRule {
  maxBytes: number;
  is: (head: string) => boolean;
  /** The message about a file of another kind. */
  otherwise: Text;
  accept: string;
  /** The kinds in words: 'PDF'. */
  kinds: () => string;
}

export const pdfRule = (maxBytes: number): FileRule => ({
  maxBytes,
  is: isPdf,
  otherwise: messages.onlyPdf,
  accept: '.pdf,application/pdf',
  kinds: t.kindsPdf,
});

export const identityRule: FileRule = {
  maxBytes: editorLimits.visitorFileBytes,
  is: (head) => isPdf(head) || isPicture(head),
  otherwise: messages.onlyPdfOrPicture,
  accept: '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png',
  kinds: t.kindsPicture,
};

export const simpleRule: FileRule = {
  maxBytes: editorLimits.simpleFileBytes,
  is: (head) => isPdf(head) || isPicture(head) || isWord(head),
  otherwise: messages.onlyDocuments,
  accept: '.pdf,.doc,.docx,.jpg,.jpeg,.png',
  kinds: t.kindsAny,
};

/** The rule for files that the form itself accepts. */
export const wizardRule = pdfRule(limits.wizardFileBytes);

export const sizeInWords = ({ maxBytes }: FileRule): string => t.megabytes({ count: maxBytes / megabyte });

/** The error of a file before it is sent: too large, of the wrong kind, or another reason. */
export interface FileFault {
  kind: 'size' | 'kind' | 'other';
  sentence: Text;
}

export async function fileFault(file: File, rule: FileRule): Promise<FileFault | null> {
  if (file.size === 0) return { kind: 'other', sentence: fileMessages.empty('File') };
  if (file.size > rule.maxBytes)
    return { kind: 'size', sentence: messages.tooLarge(rule.maxBytes / megabyte) };
  try {
    if (!rule.is(await headOf(file))) return { kind: 'kind', sentence: rule.otherwise };
    const fault = await faultIn(file);
    return fault ? { kind: 'other', sentence: fileMessages[fault]('File') } : null;
  } catch {
    return { kind: 'other', sentence: t.notReadable() };
  }
}

/** The message about a file that was not stored; `unknown` when the error has no message. */
export function refusedFile(
  error: unknown,
  rule: FileRule,
  unknown: Text = fileMessages.failed('File'),
): Text {
  const { status, errors, message } = error as { status?: number; errors?: unknown; message?: string };
  const fieldMessage = Object.values((errors ?? {}) as Record<string, unknown>).flat()[0];
  if (status === 422 && typeof fieldMessage === 'string') return fieldMessage;
  if (status === 413) return messages.tooLarge(rule.maxBytes / megabyte);
  const hasMessage = status !== undefined && status >= 400 && status < 500 && message;
  return hasMessage ? message : unknown;
}

/** The server's answer after it stored a file. */
export interface Arrived {
  upload: StoredUpload | undefined;
  version: number | undefined;
}

/** A document of the editor: its rule and its call. */
export interface UploadTarget {
  type: string;
  label: () => string;
  rule: FileRule;
  send: (api: ApiClient, file: File, options: SendOptions) => Promise<Arrived>;
}
