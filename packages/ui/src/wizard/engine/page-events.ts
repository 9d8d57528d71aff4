interface PageEvents {
  /** The page is put away, perhaps for good. */
  hidden(): void;
  /** The connection is back. */
  online(): void;
}

/** Watches what a browser does to a page. Returns the function that stops it. */
export function watchPage({ hidden, online }: PageEvents): () => void {
  const changed = () => {
    // Phones often end a page in the background without another word.
    if (document.visibilityState === 'hidden') hidden();
  };
  document.addEventListener('visibilitychange', changed);
  window.addEventListener('pagehide', hidden);
  window.addEventListener('online', online);
  return () => {
    document.removeEventListener('visibilitychange', changed);
    window.removeEventListener('pagehide', hidden);
    window.removeEventListener('online', online);
  };
}
