import type { Accepts, FileKind, FileProblem } from '../kinds';

/** A message from the service to the program that checks files. */
export interface Asked {
  path: string;
  accepts: Accepts;
}

/** A message from the program: first that it has started, then one for each file. */
export type Answered = { ready: true } | { found: FileKind | FileProblem } | { failed: string };
