interface PageEvents {
  /** Called when the page is hidden, perhaps for good. */
  hidden(): void;
  /** Called when the connection returns. */
  online(): void;
}

/** Watches the visibility of the page and the connection. Returns the function that stops. */
export function watchPage({ hidden, online }: PageEvents): () => void {
  const changed = () => {
    // Phones often end a page in the background without a further event.
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
