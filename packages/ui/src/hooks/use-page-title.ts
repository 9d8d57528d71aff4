import { useEffect } from 'react';

export interface PageTitleOptions {
  /** The title starts 'Error: '. */
  error?: boolean;
  /** Whose page it is, after a dash. */
  site?: string;
}

/** Sets the document's title while the page is shown. */
export function usePageTitle(title: string, { error = false, site }: PageTitleOptions = {}): void {
  useEffect(() => {
    document.title = `${error ? 'Error: ' : ''}${title}${site ? ` - ${site}` : ''}`;
  }, [title, error, site]);
}
