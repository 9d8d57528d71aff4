import { isStaffRole } from '@portal/contract-shell-v1';
import { joinClasses } from '@portal/ui';
import { Link } from 'react-router-dom';
import { shortMomentIn } from '../../frame/common/dates';
import { roleLabel } from '../../frame/common/roles';
import { useStaff } from '../../frame/common/staff-context';
import * as t from '../../messages/events';
import { detailsInWords } from './details';
import type { ListedEvent } from './use-events';
import { wordsOfKind } from './words';

export interface EventTableProps {
  events: readonly ListedEvent[];
  /** Names of staff by id, because events hold no names. */
  staff: ReadonlyMap<number, string>;
  busy: boolean;
}

/** A table; on a phone its rows are cards. */
export function EventTable({ events, staff, busy }: EventTableProps) {
  const { locale } = useStaff().shell;
  return (
    <div className={joinClasses('p-table-box', busy && 'p-busy')}>
      <table className="table p-table-roomy" aria-label={t.securityEvents()} aria-busy={busy || undefined}>
        <thead>
          <tr>
            <th scope="col">{t.whatHappened()}</th>
            <th scope="col">{t.eventWhen()}</th>
            <th scope="col">{t.eventWho()}</th>
            <th scope="col">{t.eventAbout()}</th>
            <th scope="col">{t.eventNetwork()}</th>
          </tr>
        </thead>
        <tbody>
          {events.map((event) => (
            <tr key={`${event.of} ${event.id}`}>
              <th scope="row" data-label={t.whatHappened()}>
                <span>
                  {wordsOfKind(event.kind)}
                  {Object.keys(event.details).length > 0 ? (
                    <>
                      <br />
                      <span className="p-muted p-small p-plain">{detailsInWords(event.details)}</span>
                    </>
                  ) : null}
                </span>
              </th>
              <td className="p-when" data-label={t.eventWhen()}>
                {shortMomentIn(event.at, locale)}
              </td>
              <td data-label={t.eventWho()}>{whoIs(event.actor, staff)}</td>
              <td data-label={t.eventAbout()}>
                <About subject={event.subject} staff={staff} />
              </td>
              <td data-label={t.eventNetwork()}>
                {event.network ?? <span className="p-muted">{t.noneThere()}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function whoIs(actor: ListedEvent['actor'], staff: EventTableProps['staff']): string {
  if (!actor) return t.nobodySignedIn();
  const name = staff.get(actor.id);
  if (name) return actor.role === '' ? name : `${name}, ${roleLabel(actor.role).toLowerCase()}`;
  return `${isStaffRole(actor.role) ? roleLabel(actor.role) : t.eventApplicant()} ${actor.id}`;
}

function About({ subject, staff }: { subject: ListedEvent['subject']; staff: EventTableProps['staff'] }) {
  if (!subject) return <span className="p-muted">{t.noneThere()}</span>;
  if (subject.kind === 'role') return <span className="p-muted">{t.noneThere()}</span>;
  if (subject.kind !== 'application') return staff.get(subject.id) ?? t.eventPerson({ id: subject.id });
  return <Link to={`/dashboard/applications/${subject.id}`}>{t.eventApplication({ id: subject.id })}</Link>;
}
