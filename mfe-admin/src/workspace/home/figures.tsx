import { translated } from '@portal/application-ui/language';
import { programmes, staffWords } from '@portal/contract-svc-applications-v1';
import type { Stats } from '../../api/applications';
import { StatCard } from '../../frame/common/stat-card';
import * as t from '../../messages/dashboard';
import '../../frame/common/stats-row.scss';

/** The dashboard's cards in one compact row, on a phone in pairs; hidden on the desk while an application is open. */
export function Figures({ stats }: { stats: Stats | null }) {
  const card = (title: string, of: keyof Stats['changes']) => (
    <StatCard
      key={of}
      title={title}
      figure={stats?.[of] ?? null}
      change={stats?.changes[of] ?? null}
      since={t.lastMonth()}
    />
  );
  return (
    <div className="p-stats p-stats-row">
      {card(t.totalApplications(), 'total')}
      {programmes.map(({ key }) => card(translated(staffWords[key].list), key))}
      {card(t.pendingReview(), 'pending')}
    </div>
  );
}
