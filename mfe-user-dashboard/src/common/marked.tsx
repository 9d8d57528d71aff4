import type { ReactNode } from 'react';

/** Text of a message for screen readers only: it distinguishes several buttons with the same label. */
export const hidden = (words: string): ReactNode => <span className="visually-hidden">{words}</span>;

/** Words of a message that stand out. */
export const bold = (words: string): ReactNode => <strong>{words}</strong>;
