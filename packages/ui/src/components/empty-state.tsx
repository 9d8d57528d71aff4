import type { ReactNode } from 'react';
import type { Drawing } from '../base/pictures/drawing';
import { Picture } from '../base/pictures/picture';

export interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  level?: 2 | 3 | 4;
  /** Stands above the words. */
  drawing?: Drawing;
}

export function EmptyState({ title, text, action, level = 2, drawing }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="p-empty">
      {drawing ? <Picture drawing={drawing} /> : null}
      <Heading className="p-empty-title">{title}</Heading>
      {text ? <p>{text}</p> : null}
      {action}
    </div>
  );
}
