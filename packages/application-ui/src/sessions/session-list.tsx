import type { OwnSession } from '@portal/contract-svc-auth-v1';
import { Button } from '@portal/ui';
import { formatMoment } from '../form/format';

interface SessionListProps {
  sessions: readonly OwnSession[];
  timeZone: string | undefined;
  /** The id of the session that is being ended. */
  ending: string | null;
  end: (session: OwnSession) => void;
}

/** The sessions; this one has no button, since signing out ends it. */
export function SessionList({ sessions, timeZone, ending, end }: SessionListProps) {
  return (
    <ul className="list-unstyled p-stack">
      {sessions.map((session) => {
        const name = session.device ?? 'A device that we do not know';
        const begun = formatMoment(session.begun_at, timeZone);
        const used = formatMoment(session.last_used_at, timeZone);
        return (
          <li key={session.id} className="p-row p-between">
            <span>
              <strong>{name}</strong>
              {session.is_this ? ' (this device)' : ''}
              <br />
              <span className="p-small p-muted">
                {session.by_password ? 'Signed in on' : 'Opened an application on'} {begun}
                {session.is_this ? null : `, last used on ${used}`}
              </span>
            </span>
            {session.is_this ? null : (
              <Button variant="outline" small busy={ending === session.id} onClick={() => end(session)}>
                End this one
                <span className="visually-hidden">: {name}</span>
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
