import { formatDay } from '@portal/application-ui';
import type { DownloadOptions } from '@portal/remote-sdk';
import { EmptyState, Skeleton, usePageTitle } from '@portal/ui';
import { Link, useSearchParams } from 'react-router-dom';
import { downloadPlaces, readPlaces } from '../../api/places';
import { FailedNotice } from '../../frame/common/failed-notice';
import { SaveButtons } from '../../frame/common/save-buttons';
import { useStaff } from '../../frame/common/staff-context';
import { useLoad } from '../../frame/common/use-load';
import { mondayOf } from '../../frame/common/weeks';
import * as t from '../../messages/places';
import { isMonday, spanFrom, todayIn } from './span';
import { WeeksTable } from './weeks-table';

/** The calendar of places: eight weeks with taken, offered and free places, and the people who come. */
export default function PlacesPage() {
  const { api, can, shell } = useStaff();
  const [query] = useSearchParams();
  const asked = query.get('from');
  const { from, until, earlier, later } = spanFrom(
    isMonday(asked) ? asked : mondayOf(todayIn(shell.locale.timeZone)),
  );
  const [places, reload] = useLoad({ key: `places ${from}`, load: () => readPlaces(api, from, until) });
  usePageTitle(t.calendarTitle(), { site: shell.branding.name });
  const weeks = places.data?.weeks ?? [];
  const file = (format: 'excel' | 'csv', words: string) => ({
    words,
    fetch: (how: DownloadOptions) => downloadPlaces(shell, format, { from, until }, how),
  });
  const files = [file('excel', t.placesAsExcel()), file('csv', t.placesAsCsv())];
  const isEmpty = weeks.every(({ lines, days_off }) => lines.length + days_off.length === 0);

  return (
    <>
      <div className="p-list-head">
        <div>
          <h1>{t.calendarTitle()}</h1>
          <p className="p-muted" role="status">
            {t.weeksShown({ from: formatDay(from), until: formatDay(until) })}
          </p>
        </div>
        <nav className="p-row" aria-label={t.otherWeeks()}>
          <Link className="btn btn-outline btn-sm" to={`?from=${earlier}`}>
            {t.earlierWeeks()}
          </Link>
          <Link className="btn btn-outline btn-sm" to="?">
            {t.thisWeek()}
          </Link>
          <Link className="btn btn-outline btn-sm" to={`?from=${later}`}>
            {t.laterWeeks()}
          </Link>
        </nav>
      </div>
      <div className="p-row mb-3">
        {can('managePlaces') ? <Link to="/admin/portal-settings/places">{t.toSettings()}</Link> : null}
        {places.data && !isEmpty ? <SaveButtons files={files} failed={t.placesNotSaved()} /> : null}
      </div>
      {places.state === 'failed' ? (
        <FailedNotice title={t.notLoaded()} message={places.message} retry={reload} />
      ) : null}
      {places.data === null && places.state === 'loading' ? (
        <Skeleton lines={8} label={t.placeLoading()} />
      ) : null}
      {places.data && isEmpty ? <EmptyState title={t.nothingHere()} text={t.nothingHereText()} /> : null}
      {places.data && !isEmpty ? <WeeksTable places={places.data} /> : null}
    </>
  );
}
