const KEY = 'portal:reloaded-at';
/** Long enough that a second failure is not the same release, short enough to serve the next one. */
const ONCE_PER_MS = 5 * 60_000;

export interface ReloadOptions {
  /** Whether the server answers: without it a reload would replace the page by the browser's own error. */
  serverAnswers: () => Promise<boolean>;
  reload?: () => void;
  now?: number;
}

/**
 * After a release, a page that was opened before it may ask for a file that is no more. Loads the page again,
 * once; what was typed is kept by the page itself. Resolves with whether it reloads.
 */
export async function reloadOnce(options: ReloadOptions): Promise<boolean> {
  const { serverAnswers, reload = () => location.reload(), now = Date.now() } = options;
  if (now - lastReload() < ONCE_PER_MS) return false;
  if (!(await serverAnswers())) return false;
  try {
    sessionStorage.setItem(KEY, String(now));
  } catch {
    // Without a memory of it the reload could go on for ever.
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
