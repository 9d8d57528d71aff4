import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

export interface Popup {
  open: boolean;
  toggle: () => void;
  close: () => void;
  /** The element around the button and the popup. */
  box: RefObject<HTMLDivElement | null>;
  /** The button, which gets the focus when the popup closes. */
  button: RefObject<HTMLButtonElement | null>;
}

/** A popup that a button opens. Escape, a press elsewhere and moving the focus out of it close it. */
export function usePopup(): Popup {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);

  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);

  return { open, toggle: () => setOpen(!open), close, box, button };
}
