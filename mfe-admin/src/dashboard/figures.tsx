import { joinClasses } from '@portal/ui';
import type { Stats } from '../api/applications';
import { StatCard } from '../common/stat-card';

/** The four figures of the desk; in one line while an application is read. */
export function Figures({ stats, slim }: { stats: Stats | null; slim: boolean }) {
  const card = (title: string, of: keyof Stats['changes']) => (
    <StatCard
      title={title}
      figure={stats?.[of] ?? null}
      change={stats?.changes[of] ?? null}
      since="last month"
    />
  );
  return (
    <div className={joinClasses('p-grid p-stats', slim && 'p-slim')}>
      {card('Total Applications', 'total')}
      {card('Intern Applications', 'intern')}
      {card('Visitor Applications', 'visitor')}
      {card('Pending Review', 'pending')}
    </div>
  );
}
