import { type RefObject, useEffect, useRef } from 'react';

export interface FocusOnChangeOptions {
  /** Where the page is to stand: at its top (a new step), or no further than the element needs (a part of a page). */
  scroll?: 'top' | 'nearest';
}

/** Gives an element (a heading with tabIndex -1) the focus whenever `key` changes; not when the page first opens. */
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
