import type { ReactNode } from 'react';

export interface TipBoxProps {
  title?: string;
  children: ReactNode;
}

export function TipBox({ title = 'Tip', children }: TipBoxProps) {
  return (
    <div className="p-tip" role="note" aria-label={title}>
      <p className="p-tip-title">{title}</p>
      <div>{children}</div>
    </div>
  );
}
