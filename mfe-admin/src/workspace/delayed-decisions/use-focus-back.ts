import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Elements of the form that replaces an undone decision. */
const fields = 'textarea, select, button:not([aria-disabled]), a[href]';

/**
 * Moves the focus when the focused element disappears: to the first text field, or else to another control, of the
 * content that replaces it. The page does not scroll. Call `mark` when a press here is the reason.
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
      // Most content is drawn at once, before the page checks the focus; the rest with the next frame.
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
