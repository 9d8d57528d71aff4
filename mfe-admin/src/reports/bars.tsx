import type { ReactNode } from 'react';

export interface Bar {
  name: string;
  label: ReactNode;
  figure: number;
  /** A tone of the status chips. */
  tone: string;
}

/** A list of bars, each with its name and its number. */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ figure }) => figure));
  return (
    <div className="p-bars">
      {bars.map(({ name, label, figure, tone }) => (
        <div key={name} className={`p-tone-${tone}`}>
          <span>{label}</span>
          <svg viewBox={`0 0 ${most} 1`} preserveAspectRatio="none" aria-hidden="true">
            <rect width={figure} height="1" />
          </svg>
          <strong>{figure}</strong>
        </div>
      ))}
    </div>
  );
}
