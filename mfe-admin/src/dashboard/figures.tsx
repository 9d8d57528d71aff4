import { programmes, staffWords } from '@portal/contract-svc-applications-v1';
import type { Stats } from '../api/applications';
import { StatCard } from '../common/stat-card';

/** The figures of the desk, which go while an application is open. */
export function Figures({ stats }: { stats: Stats | null }) {
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
    <div className="p-grid p-stats">
      {card('Total Applications', 'total')}
      {programmes.map(({ key }) => card(staffWords[key].list, key))}
      {card('Pending Review', 'pending')}
    </div>
  );
}
