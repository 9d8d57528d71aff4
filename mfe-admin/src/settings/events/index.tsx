import { Button, EmptyState, Skeleton, usePageTitle } from '@portal/ui';
import { useMemo, useState } from 'react';
import type { EventFilter } from '../../api/events';
import { listStaff } from '../../api/staff';
import { FailedNotice } from '../../frame/common/failed-notice';
import { rangeProblem } from '../../frame/common/range-problem';
import { SettingsPageHead } from '../../frame/common/settings-page-head';
import { useStaff } from '../../frame/common/staff-context';
import { useLoad } from '../../frame/common/use-load';
import * as t from '../../messages/events';
import { EventTable } from './event-table';
import { ExportButtons } from './export-buttons';
import { type Chosen, everything, FilterFields, personProblem } from './filter-fields';
import { useEvents } from './use-events';

const nobody: ReadonlyMap<number, string> = new Map();

/** The security events of all parts of the portal, with filter and export. */
export default function SecurityEvents() {
  const { api, can, shell } = useStaff();
  const [chosen, setChosen] = useState(everything);
  const [filter, setFilter] = useState<EventFilter>({});
  const { state, message, events, hasOlder, older } = useEvents(filter);
  const [staff] = useLoad({ key: can('manageStaff') ? 'staff' : null, load: () => listStaff(api) });
  const names = useMemo(
    () => (staff.data ? new Map(staff.data.staff.map(({ id, name }) => [id, name])) : nobody),
    [staff.data],
  );
  usePageTitle(t.securityTitle(), { site: shell.branding.name });

  function change(part: Partial<Chosen>) {
    const next = { ...chosen, ...part };
    setChosen(next);
    // While a field is wrong, the list stays as it was.
    if (!personProblem(next) && !rangeProblem(next)) setFilter(filterOf(next));
  }

  return (
    <>
      <SettingsPageHead title={t.securityTitle()} text={t.eventsText()}>
        <ExportButtons filter={filter} />
      </SettingsPageHead>
      <FilterFields chosen={chosen} change={change} />
      {events.length > 0 ? <EventTable events={events} staff={names} busy={state === 'loading'} /> : null}
      {state === 'failed' ? (
        <FailedNotice title={t.eventsNotLoaded()} message={message} retry={older} />
      ) : null}
      {events.length === 0 && state === 'loading' ? <Skeleton lines={8} label={t.eventsLoading()} /> : null}
      {events.length === 0 && state === 'ready' ? (
        <EmptyState title={t.nothingFits()} text={t.noEventFits()} />
      ) : null}
      {events.length > 0 && hasOlder && state !== 'failed' ? (
        <Button variant="outline" busy={state === 'loading'} onClick={older}>
          {t.eventsLoadOlder()}
        </Button>
      ) : null}
      <p className="visually-hidden" role="status">
        {state === 'ready' ? t.eventCount({ count: events.length }) : ''}
      </p>
    </>
  );
}

const dayMs = 86_400_000;

/** Makes the filter; days are in the reader's time zone. */
function filterOf({ kind, person, from, to }: Chosen): EventFilter {
  const start = (day: string) => new Date(`${day}T00:00:00`);
  return {
    ...(kind && { kind }),
    ...(person.trim() && { actor: Number(person) }),
    ...(from && { from: start(from).toISOString() }),
    ...(to && { to: new Date(start(to).getTime() + dayMs).toISOString() }),
  };
}
