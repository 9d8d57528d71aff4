import type { ReactNode } from 'react';

export interface TipBoxProps {
  title?: string;
  children: ReactNode;
}

export function TipBox({ title = 'Tip', children }: TipBoxProps) {
  return (
    <aside className="p-tip" aria-label={title}>
      <p className="p-tip-title">{title}</p>
      <div>{children}</div>
    </aside>
  );
}
