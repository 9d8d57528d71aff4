import type { ReactNode } from 'react';

/** Words of a message that only screen readers say: which one of several like buttons it is. */
export const hidden = (words: string): ReactNode => <span className="visually-hidden">{words}</span>;

/** Words of a message that stand out. */
export const bold = (words: string): ReactNode => <strong>{words}</strong>;
