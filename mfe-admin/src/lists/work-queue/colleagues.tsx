import { Card } from '@portal/ui';
import { Link } from 'react-router-dom';
import type { Today } from '../../api/today';
import { useStaff } from '../../frame/common/staff-context';
import * as t from '../../messages/today';
import { relativeTime } from '../../notifications/relative-time';
import { ActivityLine } from '../../settings/activity/activity-line';

/** The last acts of colleagues. */
export function Colleagues({ acts }: { acts: Today['acts'] }) {
  const { can, shell } = useStaff();
  const now = Date.now();
  return (
    <Card title={t.colleaguesDid()}>
      {acts.length === 0 ? (
        <p className="p-muted mb-0">{t.colleaguesNone()}</p>
      ) : (
        <ol className="p-timeline mb-0">
          {acts.map((act) => (
            <ActivityLine
              key={act.id}
              entry={{ of: 'portal', ...act }}
              time={relativeTime(act.at, now, shell.locale)}
            />
          ))}
        </ol>
      )}
      {can('readActivity') ? (
        <p className="p-small mt-2 mb-0">
          <Link to="/admin/portal-settings/activity">{t.allActivity()}</Link>
        </p>
      ) : null}
    </Card>
  );
}
