import { limits } from '@portal/contract-svc-applications-v1';
import { deviceStore } from '@portal/remote-sdk';
import type { KeptFiles } from '@portal/ui/wizard';

/**
 * Large files on their way, kept in this browser for a page that is opened again; small ones are chosen again quickly.
 * The code that keeps them is fetched with the first one: `anyKept` tells whether there is one to look for.
 */
export function keptFiles(place: () => string): KeptFiles {
  const anyKept = deviceStore<boolean>('portal-files-on-their-way');
  const inBrowser = () => import('./browser-files');
  const keyOf = (key: string) => `${place()}/${key}`;
  const quietly = (work: Promise<unknown>) => void work.catch(() => undefined);
  return {
    keep(key, file) {
      if (file.size <= limits.pieceBytes) return;
      anyKept.write(true);
      const at = keyOf(key);
      quietly(inBrowser().then(({ keepFile }) => keepFile(at, file)));
    },
    async find(key) {
      if (!anyKept.read()) return undefined;
      const at = keyOf(key);
      return inBrowser().then(
        ({ findFile }) => findFile(at),
        () => undefined,
      );
    },
    forget(key) {
      if (!anyKept.read()) return;
      const at = keyOf(key);
      quietly(inBrowser().then(({ forgetFiles }) => forgetFiles((one) => one === at)));
    },
    forgetAll() {
      if (!anyKept.read()) return;
      const begin = `${place()}/`;
      quietly(inBrowser().then(({ forgetFiles }) => forgetFiles((one) => one.startsWith(begin))));
    },
  };
}
