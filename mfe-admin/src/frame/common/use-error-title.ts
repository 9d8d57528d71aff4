import { useEffect } from 'react';
import * as t from '../../messages/common';

/** The page's title starts with 'Error: ' while `wrong` is true. */
export function useErrorTitle(wrong: boolean): void {
  useEffect(() => {
    if (!wrong) return;
    const mark = t.errorBefore();
    if (!document.title.startsWith(mark)) document.title = mark + document.title;
    return () => {
      if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length);
    };
  }, [wrong]);
}
