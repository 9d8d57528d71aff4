import { type RefObject, useEffect, useRef } from 'react';

export interface FocusOnChangeOptions {
  /**
   * 'top' scrolls to the top of the page (a new step); 'nearest' only as far as the element needs (a part of a page).
   */
  scroll?: 'top' | 'nearest';
}

/**
 * Focuses an element (a heading with tabIndex -1) whenever `key` changes, but not when the page first opens: then
 * screen readers read the page's title and continue from the top, and a focus would interrupt that and skip the header
 * with the choice of the language.
 */
export function useFocusOnChange<T extends HTMLElement = HTMLHeadingElement>(
  key: unknown,
  { scroll = 'top' }: FocusOnChangeOptions = {},
): RefObject<T | null> {
  const element = useRef<T>(null);
  const last = useRef(key);
  useEffect(() => {
    if (last.current === key) return;
    last.current = key;
    element.current?.focus({ preventScroll: scroll === 'top' });
    if (scroll === 'top') document.documentElement.scrollTop = 0;
  }, [key, scroll]);
  return element;
}
