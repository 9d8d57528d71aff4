import { useEffect } from 'react';

export interface PageTitleOptions {
  /** The title starts 'Error: '. */
  error?: boolean;
  /** Whose page it is, after a dash. */
  site?: string;
  /** A part of the page gives it a title of its own. */
  off?: boolean;
}

/** Sets the document's title while the page is shown. */
export function usePageTitle(
  title: string,
  { error = false, site, off = false }: PageTitleOptions = {},
): void {
  useEffect(() => {
    if (off) return;
    document.title = `${error ? 'Error: ' : ''}${title}${site ? ` - ${site}` : ''}`;
  }, [title, error, site, off]);
}
