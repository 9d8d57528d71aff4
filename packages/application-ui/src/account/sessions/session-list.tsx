import type { OwnSession } from '@portal/contract-svc-auth-v1';
import { Button } from '@portal/ui';
import { rich } from '@portal/ui/language';
import { formatMoment } from '../../base/language/format';
import * as t from '../../messages/sessions';

interface SessionListProps {
  sessions: readonly OwnSession[];
  timeZone: string | undefined;
  /** The id of the session that is being ended. */
  ending: string | null;
  end: (session: OwnSession) => void;
}

/** Translates a stored device name such as 'Chrome on Android', in which only 'on' is a word of the portal. */
function deviceInWords(device: string | null): string {
  if (device === null) return t.unknownDevice();
  const [browser, system] = device.split(' on ');
  return browser && system ? t.browserOn({ browser, system }) : device;
}

/** The list of sessions. The present one has no button, since signing out ends it. */
export function SessionList({ sessions, timeZone, ending, end }: SessionListProps) {
  return (
    <ul className="list-unstyled p-stack">
      {sessions.map((session) => {
        const name = deviceInWords(session.device);
        const begun = formatMoment(session.begun_at, timeZone);
        const used = formatMoment(session.last_used_at, timeZone);
        const [first, since] = session.by_password
          ? [t.signedInOn, t.signedInUsed]
          : [t.openedFirst, t.openedUsed];
        const state = session.is_this ? first : since;
        return (
          <li key={session.id} className="p-row p-between">
            <span>
              <strong>{name}</strong>
              {session.is_this ? t.thisDevice() : ''}
              <br />
              <span className="p-small p-muted">{state({ begun, used })}</span>
            </span>
            {session.is_this ? null : (
              <Button variant="outline" small busy={ending === session.id} onClick={() => end(session)}>
                {rich(
                  t.endThis({
                    device: name,
                    hidden: (words) => <span className="visually-hidden">{words}</span>,
                  }),
                )}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
