import * as t from '../../messages/common';
export interface StatCardProps {
  title: string;
  /** The number; null while it is being loaded. */
  figure: number | null;
  /** The change in whole percent; null without an earlier number. */
  change?: number | null;
  /** When the earlier number was taken: 'last month'. */
  since?: string;
}

/** A number and its change. */
export function StatCard({ title, figure, change, since }: StatCardProps) {
  return (
    <div className="p-card p-stat">
      <p className="p-figure">{figure ?? '...'}</p>
      <p>{title}</p>
      {typeof change === 'number' ? (
        <p className="p-small p-muted">
          {t.changeFrom({ change: `${change > 0 ? '+' : ''}${change}`, since: since ?? '' })}
        </p>
      ) : null}
    </div>
  );
}
