import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../base/join-classes';

export interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  title?: ReactNode;
  /** The heading's level on this page. */
  level?: 2 | 3 | 4;
  /** At the end of the title's line. */
  action?: ReactNode;
}

/** A framed section for one subject. */
export function Card({ title, level = 2, action, className, children, ...section }: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <section {...section} className={joinClasses('p-card', className)}>
      {title ? (
        <div className="p-card-head">
          <Heading className="p-card-title">{title}</Heading>
          {action}
        </div>
      ) : null}
      {children}
    </section>
  );
}
