import { EmptyState, Skeleton, usePageTitle } from '@portal/ui';
import { Link } from 'react-router-dom';
import { readPlaceSettings } from '../../api/places';
import { FailedNotice } from '../../frame/common/failed-notice';
import { SettingsPageHead } from '../../frame/common/settings-page-head';
import { useStaff } from '../../frame/common/staff-context';
import { useLoad } from '../../frame/common/use-load';
import * as t from '../../messages/places';
import { DayOffForm } from './day-off-form';
import { DaysOff } from './days-off';
import { PeriodForm } from './period-form';
import { Periods } from './periods';

/** How many places each period has, and the days on which nobody can come. */
export default function PlaceSettingsPage() {
  const { api, shell } = useStaff();
  const [settings, reload] = useLoad({ key: 'place settings', load: () => readPlaceSettings(api) });
  usePageTitle(t.settingsTitle(), { site: shell.branding.name });
  return (
    <>
      <SettingsPageHead title={t.settingsTitle()} text={t.settingsText()} />
      <p>
        <Link to="/admin/places">{t.seeCalendar()}</Link>
      </p>
      <div className="p-measure">
        {settings.state === 'failed' ? (
          <FailedNotice title={t.notLoaded()} message={settings.message} retry={reload} />
        ) : null}
        {settings.data === null && settings.state === 'loading' ? (
          <Skeleton lines={6} label={t.placeLoading()} />
        ) : null}
        <PeriodForm made={reload} />
        {settings.data?.periods.length === 0 ? (
          <EmptyState title={t.noPeriods()} text={t.noPeriodsText()} />
        ) : null}
      </div>
      {settings.data && settings.data.periods.length > 0 ? (
        <Periods periods={settings.data.periods} changed={reload} />
      ) : null}
      <div className="p-measure">
        <DayOffForm made={reload} />
        {settings.data && settings.data.days_off.length > 0 ? (
          <DaysOff daysOff={settings.data.days_off} changed={reload} />
        ) : null}
      </div>
    </>
  );
}
