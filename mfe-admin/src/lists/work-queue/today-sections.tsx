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
  /** Null while they are being loaded. */
  stats: Stats | null;
  listOf: (type: ApplicationType) => string;
  /** The numbers of the page, below the open work. */
  children: ReactNode;
}

/** The open work, and beside it the week and the last acts of colleagues. */
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

/** Loads the open work again when the person returns to the page, unless it is being loaded already. */
function useAskedAgain() {
  const { state, reload } = useTodayState();
  // biome-ignore lint/correctness/useExhaustiveDependencies: coming to the page is the reason, not what it knows
  useEffect(() => {
    if (state !== 'loading') reload();
  }, []);
}
