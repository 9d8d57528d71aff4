import { editorMessages, fileLabels, limits, fileMessages as t } from '@portal/contract-svc-applications-v1';
import type { FileProblem } from './kinds';

const labels: Readonly<Record<string, string>> = fileLabels;
const megabyte = 1024 * 1024;

/** The name of a file within a sentence. */
const label = (field: string): string => labels[field] ?? 'file';
const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** The reasons to refuse files that could harm their readers. */
const harm = {
  active: (label: string) =>
    `${label} contains scripts, commands or attached files. Print it to a new PDF and retry`,
  xfa: (label: string) =>
    `${label} is a form that only some programs can show. Print it to a new PDF and retry`,
  linked: (label: string) =>
    `${label} contains embedded objects, or takes in other files. Save it as a PDF and retry`,
  macros: (label: string) => `${label} contains macros. Save it without them and retry`,
};

/** Shown at once, and for a file that the scanner refused later. */
export const infectedSentence = (field: string): string =>
  capital(`${label(field)} contains a virus. Choose another file`);

/** The sentence for a problem of the file in this field. */
export const problemSentence = (field: string, problem: FileProblem): string =>
  problem === 'notDocument'
    ? editorMessages.onlyDocuments
    : capital({ ...t, ...harm }[problem](label(field)));
export const missingSentence = (field: string): string => t.missing(label(field));
export const tooLargeSentence = (field: string, bytes: number = limits.wizardFileBytes): string =>
  capital(t.tooLarge(label(field), bytes / megabyte));
