import type { KeptFiles } from '@portal/ui/wizard';
import { anyKept, isAnyFileKept } from './any-kept';

/** The code that keeps files; it loads with the first file field. */
export type Browser = typeof import('./browser-files');

export interface FilesHere extends KeptFiles {
  /** Moves the files of a form to another place, when an anonymous form gets an owner. */
  move(from: string, to: string): void;
}

/**
 * The files of a form that are kept in this browser until the server has them: while offline, and for a page that is
 * opened again.
 */
export function keptFiles(
  place: () => string,
  inBrowser: () => Promise<Browser>,
  owner: () => number | null,
): FilesHere {
  let touched = false;
  /**
   * Runs work on the browser's files in order, so that a later question does not find a file that was removed before.
   */
  const ask = <Result>(work: (files: Browser) => Promise<Result>, otherwise: Result): Promise<Result> =>
    inBrowser()
      .then((files) => files.inOrder(() => work(files), otherwise))
      .catch(() => otherwise);
  const maybe = () => touched || isAnyFileKept();
  const keyOf = (key: string) => `${place()}/${key}`;
  /** Runs work in the background; skips it when no file can be kept. */
  const quietly = (work: (files: Browser) => Promise<void>) => {
    if (maybe()) void ask(work, undefined);
  };

  return {
    prepare: () => void inBrowser().catch(() => undefined),
    keep(key, file) {
      touched = true;
      const at = keyOf(key);
      return ask(async ({ keepFile }) => {
        await keepFile(at, file, owner());
        anyKept().write(true);
        return true;
      }, false);
    },
    async all() {
      const at = keyOf('');
      return maybe() ? ask(({ filesIn }) => filesIn(at), []) : [];
    },
    forget(key) {
      const at = keyOf(key);
      quietly(({ forgetFile }) => forgetFile(at));
    },
    forgetAll() {
      const at = keyOf('');
      quietly(({ forgetFiles }) => forgetFiles(at));
    },
    move: (from, to) => quietly(({ moveFiles }) => moveFiles(`${from}/`, `${to}/`, owner())),
  };
}
