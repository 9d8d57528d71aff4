const KEY = 'portal:reloaded-at';
/** In ms: longer than the time between two failures of the same release, shorter than the time to the next release. */
const ONCE_PER_MS = 5 * 60_000;

export interface ReloadOptions {
  /** Whether the server answers: without a server a reload would replace the page by the browser's own error. */
  serverAnswers: () => Promise<boolean>;
  reload?: () => void;
  now?: number;
}

/**
 * After a release, a page that was opened earlier may request a file that no longer exists. Reloads the page once; the
 * page itself keeps typed text. Resolves to whether it reloads.
 */
export async function reloadOnce(options: ReloadOptions): Promise<boolean> {
  const { serverAnswers, reload = () => location.reload(), now = Date.now() } = options;
  if (now - lastReload() < ONCE_PER_MS) return false;
  if (!(await serverAnswers())) return false;
  try {
    sessionStorage.setItem(KEY, String(now));
  } catch {
    // Without a record of the first reload the page could reload for ever.
    return false;
  }
  reload();
  return true;
}

function lastReload(): number {
  try {
    return Number(sessionStorage.getItem(KEY) ?? 0);
  } catch {
    return 0;
  }
}
