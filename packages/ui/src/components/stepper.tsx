import type { ReactNode } from 'react';

export interface Station {
  key: string;
  /** In a few words, where the station has a name. */
  title?: string;
  text?: ReactNode;
  /** True for a finished station. */
  done?: boolean;
}

/** Consecutive stages, drawn as points on a line. */
export function Stepper({ steps }: { steps: readonly Station[] }) {
  return (
    <ol className="p-stations">
      {steps.map(({ key, title, text, done }) => (
        <li key={key} className={done ? 'p-done' : undefined}>
          {title ? <strong>{title}</strong> : null}
          {title && text ? <br /> : null}
          {text}
        </li>
      ))}
    </ol>
  );
}
