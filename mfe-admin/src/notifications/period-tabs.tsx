import type { Choice, NotificationPeriod } from '@portal/contract-svc-applications-v1';
import { joinClasses } from '@portal/ui';
import * as t from '../messages/notifications';

export interface PeriodTabsProps {
  periods: readonly Choice<NotificationPeriod>[];
  chosen: NotificationPeriod;
  choose: (period: NotificationPeriod) => void;
}

/** The choice of the period: buttons with a pressed state, because all of them filter the same list below. */
export function PeriodTabs({ periods, chosen, choose }: PeriodTabsProps) {
  return (
    <fieldset className="nav nav-tabs" aria-label={t.notificationsPeriod()}>
      {periods.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          className={joinClasses('nav-link', value === chosen && 'active')}
          aria-pressed={value === chosen}
          onClick={() => choose(value)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
