import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What an undone decision makes room for. */
const fields = 'textarea, select, button:not([aria-disabled]), a[href]';

/**
 * Keeps the focus in its place when what has it goes: it is given to the first field, or button, of what comes instead
 * beside it, and the page does not move. `mark` records that it goes because of a press here.
 */
export function useFocusBack<E extends HTMLElement>(): { element: RefObject<E | null>; mark: () => void } {
  const element = useRef<E>(null);
  const marked = useRef(false);
  useLayoutEffect(() => {
    const parent = element.current?.parentElement;
    return () => {
      const { activeElement } = document;
      const hadFocus = activeElement === document.body || element.current?.contains(activeElement);
      if (!marked.current || !hadFocus || !parent) return;
      const focus = () => {
        const next =
          parent.querySelector<HTMLElement>('textarea') ?? parent.querySelector<HTMLElement>(fields);
        if (document.activeElement === document.body) next?.focus({ preventScroll: true });
      };
      // Most of it is drawn at once, before the page looks who has the focus; the rest with the next frame.
      queueMicrotask(focus);
      requestAnimationFrame(focus);
    };
  }, []);
  return {
    element,
    mark() {
      marked.current = true;
    },
  };
}
