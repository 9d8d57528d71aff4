import { programmes, staffWords } from '@portal/contract-svc-applications-v1';
import { joinClasses } from '@portal/ui';
import type { Stats } from '../api/applications';
import { StatCard } from '../common/stat-card';

/** The figures of the desk; in one line while an application is open. */
export function Figures({ stats, slim }: { stats: Stats | null; slim: boolean }) {
  const card = (title: string, of: keyof Stats['changes']) => (
    <StatCard
      key={of}
      title={title}
      figure={stats?.[of] ?? null}
      change={stats?.changes[of] ?? null}
      since="last month"
    />
  );
  return (
    <div className={joinClasses('p-grid p-stats', slim && 'p-slim')}>
      {card('Total Applications', 'total')}
      {programmes.map(({ key }) => card(staffWords[key].list, key))}
      {card('Pending Review', 'pending')}
    </div>
  );
}
