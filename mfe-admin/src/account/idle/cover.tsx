import { type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';

export interface CoverProps {
  title: string;
  /** The id of the field that takes the focus. */
  focus: string;
  children: ReactNode;
}

const whole = {
  position: 'fixed',
  inset: 0,
  // Above every dialog: an open dialog stays beneath with everything that was typed.
  zIndex: 2000,
  overflow: 'auto',
  background: 'var(--bs-body-bg, #fff)',
} as const;

/** Covers the whole page: its content keeps its state, but nobody can read or reach it. */
export function Cover({ title, focus, children }: CoverProps) {
  const titleId = useId();
  const cover = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const beneath = [...document.body.children].filter(
      (one): one is HTMLElement => one instanceof HTMLElement && one !== cover.current && !one.inert,
    );
    const before = document.activeElement;
    for (const one of beneath) one.inert = true;
    // An open dialog beneath listens to Escape on the document.
    const keep = (event: KeyboardEvent) => event.key === 'Escape' && event.stopPropagation();
    const element = cover.current;
    element?.addEventListener('keydown', keep);
    return () => {
      element?.removeEventListener('keydown', keep);
      for (const one of beneath) one.inert = false;
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  useEffect(() => document.getElementById(focus)?.focus(), [focus]);
  return createPortal(
    <div ref={cover} role="dialog" aria-modal="true" aria-labelledby={titleId} style={whole}>
      <div className="p-main p-main-narrow">
        <h1 id={titleId}>{title}</h1>
        {children}
      </div>
    </div>,
    document.body,
  );
}
