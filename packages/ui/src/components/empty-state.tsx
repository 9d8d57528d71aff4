import type { ReactNode } from 'react';

export interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  level?: 2 | 3 | 4;
}

export function EmptyState({ title, text, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="p-empty">
      <Heading className="p-empty-title">{title}</Heading>
      {text ? <p>{text}</p> : null}
      {action}
    </div>
  );
}
