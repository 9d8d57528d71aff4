import type { ReleaseKeyEvent, ReleaseKeys } from '../../api/release-keys';
import { dayAndTime } from '../../frame/common/dates';
import { useStaff } from '../../frame/common/staff-context';
import { modulesAnAdministrator } from '../../messages/modules';
import * as t from '../../messages/release-keys';

/** Who changed teams, keys and the shared token, the newest first. */
export function KeyHistory({ keys: { events, teams } }: { keys: ReleaseKeys }) {
  const { locale } = useStaff().shell;
  if (events.length === 0) return <p className="p-muted">{t.nothingChangedYet()}</p>;
  const titles = new Map(teams.map(({ id, title }) => [id, title]));
  const holders = new Map(teams.flatMap(({ keys }) => keys.map(({ id, holder }) => [id, holder])));
  return (
    <ol className="p-timeline p-measure">
      {events.map((event) => (
        <li key={`${event.at} ${event.what} ${event.key ?? event.team ?? ''}`}>
          <strong>{event.by.name ?? modulesAnAdministrator()}</strong>{' '}
          {deedOf(event, titles.get(event.team ?? '') ?? '', holders.get(event.key ?? '') ?? '')}
          <br />
          <time className="p-small p-muted" dateTime={event.at}>
            {dayAndTime(event.at, locale)}
          </time>
        </li>
      ))}
    </ol>
  );
}

function deedOf({ what }: ReleaseKeyEvent, title: string, holder: string): string {
  switch (what) {
    case 'team-added':
      return t.deedTeamAdded({ title });
    case 'team-changed':
      return t.deedTeamChanged({ title });
    case 'key-added':
      return t.deedKeyAdded({ holder, title });
    case 'key-retired':
      return t.deedKeyRetired({ holder, title });
    case 'key-revoked':
      return t.deedKeyRevoked({ holder, title });
    case 'shared-token-on':
      return t.deedTokenOn();
    case 'shared-token-off':
      return t.deedTokenOff();
  }
}
