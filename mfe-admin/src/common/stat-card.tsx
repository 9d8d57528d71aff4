export interface StatCardProps {
  title: string;
  /** Null while it is on its way. */
  figure: number | null;
  /** Whole percent; null when there is nothing to compare with. */
  change?: number | null;
  /** What the change is from: 'last month'. */
  since?: string;
}

/** One figure, and how it has changed. */
export function StatCard({ title, figure, change, since }: StatCardProps) {
  return (
    <div className="p-card p-stat">
      <p className="p-figure">{figure ?? '...'}</p>
      <p>{title}</p>
      {typeof change === 'number' ? (
        <p className="p-small p-muted">
          {change > 0 ? '+' : ''}
          {change}% from {since}
        </p>
      ) : null}
    </div>
  );
}
