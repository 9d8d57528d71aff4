import { editorMessages, fileLabels, limits, fileMessages as t } from '@portal/contract-svc-applications-v1';
import { Label, type Message, type Text } from '@portal/service-kit/messages';
import { message } from '../platform';
import type { FileProblem } from './kinds';

const labels: Readonly<Record<string, string>> = fileLabels;
const megabyte = 1024 * 1024;

/** The name of a field's file within a sentence. */
const label = (field: string): string => labels[field] ?? 'file';
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
/** The name of a field's file at the beginning of a sentence. */
const first = (field: string): Label => new Label(capital(label(field)));

/** Why Word files are refused that could harm their readers. */
const harm = {
  linked: (label: Label) => message('fileTakesInOthers', { label }),
  macros: (label: Label) => message('fileHasMacros', { label }),
};

/** The sentence about a file with a virus, whether the scanner refuses it at once or later. */
export const infectedSentence = (field: string): Message => message('fileHasVirus', { label: first(field) });

/** What is wrong with the file in this field. */
export function problemSentence(field: string, problem: FileProblem): Text {
  if (problem === 'notDocument') return editorMessages.onlyDocuments;
  return problem in harm
    ? harm[problem as keyof typeof harm](first(field))
    : t[problem as Exclude<FileProblem, keyof typeof harm | 'notDocument'>](capital(label(field)));
}
export const missingSentence = (field: string): Text => t.missing(label(field));
export const tooLargeSentence = (field: string, bytes: number = limits.wizardFileBytes): Text =>
  t.tooLarge(capital(label(field)), bytes / megabyte);
