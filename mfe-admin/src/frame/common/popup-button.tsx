import { joinClasses } from '@portal/ui';
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { usePopup } from './use-popup';

interface PopupButtonProps {
  /** The text of the button. */
  label: ReactNode;
  className?: string;
  /** Called when the panel opens. */
  onOpen?: () => void;
  children: (close: () => void) => ReactNode;
}

/** A button with a panel, which Escape or a press elsewhere closes. The panel floats above boxes that scroll. */
export function PopupButton({ label, className, onOpen, children }: PopupButtonProps) {
  const { open, toggle, close, box, button } = usePopup();
  const [place, setPlace] = useState<CSSProperties>({});

  useEffect(() => {
    if (!open) return;
    const top = button.current?.getBoundingClientRect().top;
    // If the button moves, a panel in the old position would mislead; earlier scrolling has no effect by now.
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

/** Returns the position below the button, or above it if there is more room; always within the window. */
function placeBeside({ left, right, top, bottom }: DOMRect): CSSProperties {
  const fromLeft = left + widest <= innerWidth;
  const isBelow = innerHeight - bottom >= Math.min(roomNeeded, top);
  return {
    ...(fromLeft ? { left } : { right: Math.max(innerWidth - right, 8) }),
    ...(isBelow ? { top: bottom + gap } : { bottom: innerHeight - top + gap }),
    maxHeight: (isBelow ? innerHeight - bottom : top) - 2 * gap - 8,
  };
}
