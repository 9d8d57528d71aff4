import { useEffect } from 'react';

const MARK = 'Error: ';

/** The page's title starts with 'Error: ' while `wrong` is true. */
export function useErrorTitle(wrong: boolean): void {
  useEffect(() => {
    if (!wrong) return;
    if (!document.title.startsWith(MARK)) document.title = MARK + document.title;
    return () => {
      if (document.title.startsWith(MARK)) document.title = document.title.slice(MARK.length);
    };
  }, [wrong]);
}
