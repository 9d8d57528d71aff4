import type { ReactNode } from 'react';

/** A line icon of 20 px in the colour of the surrounding text, hidden from screen readers. */
export function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      className="p-icon"
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
