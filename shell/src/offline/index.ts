import { keepPages } from './keeping';
import { tellNewer, watchVersions } from './newer';

/**
 * Keeps pages on this device for offline use, and announces newer versions. Returns what is to be called with
 * the remote of each page that is shown.
 */
export function goOnWithoutLine(wanted: boolean): (remote: string | undefined) => void {
  const keeping = keepPages(wanted, tellNewer);
  let shown: string | undefined;
  watchVersions(() => shown);
  return (remote) => {
    shown = remote;
    keeping.opened(remote);
  };
}
