import { useEffect } from 'react';
import * as t from '../../messages/page';

export interface PageTitleOptions {
  /** Begins the title with 'Error: '. */
  error?: boolean;
  /** The portal's name, added after a dash. */
  site?: string;
  /** Does not set the title, because a part of the page sets its own. */
  off?: boolean;
}

/** Sets the document's title while the page is shown. */
export function usePageTitle(
  title: string,
  { error = false, site, off = false }: PageTitleOptions = {},
): void {
  useEffect(() => {
    if (off) return;
    const whole = site ? `${title} - ${site}` : title;
    document.title = error ? t.errorTitle({ title: whole }) : whole;
  }, [title, error, site, off]);
}
