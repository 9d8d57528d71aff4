import { joinClasses } from '@portal/ui';
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { usePopup } from './use-popup';

interface PopupButtonProps {
  /** The text of the button. */
  label: ReactNode;
  className?: string;
  /** Called when it is opened. */
  onOpen?: () => void;
  children: (close: () => void) => ReactNode;
}

/** A button with a panel beside it, which Escape and a press elsewhere close. It floats above boxes that scroll. */
export function PopupButton({ label, className, onOpen, children }: PopupButtonProps) {
  const { open, toggle, close, box, button } = usePopup();
  const [place, setPlace] = useState<CSSProperties>({});

  useEffect(() => {
    if (!open) return;
    const top = button.current?.getBoundingClientRect().top;
    // A panel at the former place of its button misleads; earlier scrolling has no effect any more.
    const follow = () => {
      if (button.current?.getBoundingClientRect().top !== top) close();
    };
    addEventListener('scroll', follow, true);
    addEventListener('resize', close);
    return () => {
      removeEventListener('scroll', follow, true);
      removeEventListener('resize', close);
    };
  }, [open, close, button]);

  function press() {
    if (!open && button.current) setPlace(placeBeside(button.current.getBoundingClientRect()));
    if (!open) onOpen?.();
    toggle();
  }
  function leave() {
    close();
    button.current?.focus();
  }
  return (
    <div ref={box}>
      <button
        ref={button}
        type="button"
        className={joinClasses(className ?? 'p-chip-button')}
        aria-expanded={open}
        onClick={press}
      >
        {label}
      </button>
      {open ? (
        <div className="p-popup p-floating" style={place}>
          {children(leave)}
        </div>
      ) : null}
    </div>
  );
}

const gap = 4;
const widest = 320;
const roomNeeded = 300;

/** Below the button, or above it where there is more room; never beyond the window's sides. */
function placeBeside({ left, right, top, bottom }: DOMRect): CSSProperties {
  const fromLeft = left + widest <= innerWidth;
  const isBelow = innerHeight - bottom >= Math.min(roomNeeded, top);
  return {
    ...(fromLeft ? { left } : { right: Math.max(innerWidth - right, 8) }),
    ...(isBelow ? { top: bottom + gap } : { bottom: innerHeight - top + gap }),
    maxHeight: (isBelow ? innerHeight - bottom : top) - 2 * gap - 8,
  };
}
