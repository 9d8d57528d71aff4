import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives an element (a heading with tabIndex -1) the focus whenever `key` changes, and brings the top of the page
 * into view; not when the page first opens.
 */
export function useFocusOnChange<T extends HTMLElement = HTMLHeadingElement>(
  key: unknown,
): RefObject<T | null> {
  const element = useRef<T>(null);
  const last = useRef(key);
  useEffect(() => {
    if (last.current === key) return;
    last.current = key;
    element.current?.focus({ preventScroll: true });
    globalThis.scrollTo?.({ top: 0 });
  }, [key]);
  return element;
}
