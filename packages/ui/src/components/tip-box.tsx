import type { ReactNode } from 'react';
import * as t from '../messages/wizard';

export interface TipBoxProps {
  title?: string;
  children: ReactNode;
}

export function TipBox({ title = t.tip(), children }: TipBoxProps) {
  return (
    <div className="p-tip" role="note" aria-label={title}>
      <p className="p-tip-title">{title}</p>
      <div>{children}</div>
    </div>
  );
}
