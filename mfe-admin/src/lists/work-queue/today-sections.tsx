import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import { type ReactNode, useEffect } from 'react';
import type { Stats } from '../../api/applications';
import { useStaff } from '../../frame/common/staff-context';
import * as t from '../../messages/today';
import { useTodayState } from '../../workspace/work-queue/today-context';
import { Colleagues } from './colleagues';
import { DoubtfulPhones } from './doubtful-phones';
import { MoreWaits } from './more-waits';
import { NotDone } from './not-done';
import { Trouble } from './trouble';
import { WaitingList } from './waiting-list';
import { Week } from './week';

export interface TodaySectionsProps {
  /** Null while they are not known. */
  stats: Stats | null;
  listOf: (type: ApplicationType) => string;
  /** The figures of the page, below what waits. */
  children: ReactNode;
}

/** What waits, and beside it the week and what colleagues did. */
export function TodaySections({ stats, listOf, children }: TodaySectionsProps) {
  const { can } = useStaff();
  const { data } = useTodayState();
  useAskedAgain();
  return (
    <div className="p-today">
      <div>
        <section aria-labelledby="what-waits">
          <h2 id="what-waits">{t.whatWaits()}</h2>
          {can('manageMail') || can('publishReleases') ? <Trouble /> : null}
          {can('editApplications') ? <DoubtfulPhones /> : null}
          <NotDone />
          <WaitingList />
          {stats ? <MoreWaits stats={stats} listOf={listOf} /> : null}
        </section>
        {children}
      </div>
      {data ? (
        <div>
          <Week days={data.week} />
          <Colleagues acts={data.acts} />
        </div>
      ) : null}
    </div>
  );
}

/** Whoever comes back from reading has less that waits; what was asked just now is not asked again. */
function useAskedAgain() {
  const { state, reload } = useTodayState();
  // biome-ignore lint/correctness/useExhaustiveDependencies: coming to the page is the reason, not what it knows
  useEffect(() => {
    if (state !== 'loading') reload();
  }, []);
}
