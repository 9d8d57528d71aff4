import { useEffect } from 'react';

const MARK = 'Error: ';

/** The page's title starts 'Error: ' while something in a part of it is to be put right. */
export function useErrorTitle(wrong: boolean): void {
  useEffect(() => {
    if (!wrong) return;
    if (!document.title.startsWith(MARK)) document.title = MARK + document.title;
    return () => {
      if (document.title.startsWith(MARK)) document.title = document.title.slice(MARK.length);
    };
  }, [wrong]);
}
