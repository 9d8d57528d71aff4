import { deviceStore } from '@portal/remote-sdk';
import type { KeptFiles } from '@portal/ui/wizard';

type Browser = typeof import('./browser-files');

/** Longer than any device needs; a browser whose database never answers must not hold anything up. */
const patienceMs = 15_000;

export interface FilesHere extends KeptFiles {
  /** Brings the files of a form to another place: it was nobody's, and is somebody's now. */
  move(from: string, to: string): void;
}

/**
 * Files of a form that are not stored yet, kept in this browser: for times without a line, and for a page that is opened
 * again. The code that keeps them is fetched with the first field of a file.
 */
export function keptFiles(place: () => string): FilesHere {
  const anyKept = deviceStore<boolean>('portal-files-on-their-way');
  const inBrowser = () => import('./browser-files');
  let touched = false;
  let before: Promise<unknown> = Promise.resolve();

  /** One piece of work after the other: what was put away is not found by what is asked next. */
  function inOrder<Result>(work: (files: Browser) => Promise<Result>, otherwise: Result): Promise<Result> {
    const late = new Promise<Result>((resolve) => setTimeout(resolve, patienceMs, otherwise));
    const done = before.then(inBrowser).then(work);
    before = Promise.race([done, late]).catch(() => undefined);
    return Promise.race([done, late]).catch(() => otherwise);
  }
  const maybe = () => touched || anyKept.read() === true;
  const keyOf = (key: string) => `${place()}/${key}`;
  /** Work for which there may be nothing to do. */
  const quietly = (work: (files: Browser) => Promise<void>) => {
    if (maybe()) void inOrder(work, undefined);
  };

  return {
    prepare: () => void inBrowser().catch(() => undefined),
    keep(key, file) {
      touched = true;
      const at = keyOf(key);
      return inOrder(async ({ keepFile }) => {
        await keepFile(at, file);
        anyKept.write(true);
        return true;
      }, false);
    },
    async all() {
      const at = keyOf('');
      return maybe() ? inOrder(({ filesIn }) => filesIn(at), []) : [];
    },
    forget(key) {
      const at = keyOf(key);
      quietly(({ forgetFile }) => forgetFile(at));
    },
    forgetAll() {
      const at = keyOf('');
      quietly(({ forgetFiles }) => forgetFiles(at));
    },
    move: (from, to) => quietly(({ moveFiles }) => moveFiles(`${from}/`, `${to}/`)),
  };
}
