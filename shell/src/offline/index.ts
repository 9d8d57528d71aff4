import { keepPages } from './keeping';
import { announceNewer, watchVersions } from './newer';

/**
 * Keeps pages on this device for offline use, and announces newer versions. Returns a function that is to be called
 * with the remote of each page that is shown.
 */
export function goOnOffline(wanted: boolean): (remote: string | undefined) => void {
  const keeping = keepPages(wanted, announceNewer);
  let shown: string | undefined;
  watchVersions(() => shown);
  return (remote) => {
    shown = remote;
    keeping.opened(remote);
  };
}
