import type { Accepts, FileKind, FileProblem } from '../kinds';

/** What the service asks the program that looks into files. */
export interface Asked {
  path: string;
  accepts: Accepts;
}

/** What it answers: once that it has started, then for each file. */
export type Answered = { ready: true } | { found: FileKind | FileProblem } | { failed: string };
