import type { KeptFiles } from '@portal/ui/wizard';
import { anyKept, isAnyFileKept } from './any-kept';

/** The code that keeps files, fetched with the first field of a file. */
export type Browser = typeof import('./browser-files');

export interface FilesHere extends KeptFiles {
  /** Brings the files of a form to another place: it was nobody's, and is somebody's now. */
  move(from: string, to: string): void;
}

/**
 * Files of a form that are not stored yet, kept in this browser: for times offline, and for a page that is opened
 * again.
 */
export function keptFiles(
  place: () => string,
  inBrowser: () => Promise<Browser>,
  owner: () => number | null,
): FilesHere {
  let touched = false;
  /** What was put away is not found by what is asked next: the browser's files are asked one after the other. */
  const ask = <Result>(work: (files: Browser) => Promise<Result>, otherwise: Result): Promise<Result> =>
    inBrowser()
      .then((files) => files.inOrder(() => work(files), otherwise))
      .catch(() => otherwise);
  const maybe = () => touched || isAnyFileKept();
  const keyOf = (key: string) => `${place()}/${key}`;
  /** Work for which there may be nothing to do. */
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
