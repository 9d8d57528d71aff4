import { joinClasses } from '@portal/ui';
import { Link } from 'react-router-dom';
import { dayAndTime } from '../common/dates';
import { roleLabel } from '../common/roles';
import { useStaff } from '../common/staff-context';
import type { ListedEvent } from './use-events';
import { detailsInWords, wordsOfKind } from './words';

export interface EventTableProps {
  events: readonly ListedEvent[];
  /** Staff by their numbers: events hold no names. */
  staff: ReadonlyMap<number, string>;
  busy: boolean;
}

/** A table; on a phone its rows are cards. */
export function EventTable({ events, staff, busy }: EventTableProps) {
  const { locale } = useStaff().shell;
  return (
    <div className={joinClasses('p-table-box', busy && 'p-busy')}>
      <table className="table p-table-roomy" aria-label="Security events" aria-busy={busy || undefined}>
        <thead>
          <tr>
            <th scope="col">What happened</th>
            <th scope="col">When</th>
            <th scope="col">Who</th>
            <th scope="col">About</th>
            <th scope="col">Network</th>
          </tr>
        </thead>
        <tbody>
          {events.map((event) => (
            <tr key={`${event.of} ${event.id}`}>
              <th scope="row" data-label="What happened">
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
              <td data-label="When">{dayAndTime(event.at, locale)}</td>
              <td data-label="Who">{whoIs(event.actor, staff)}</td>
              <td data-label="About">
                <About subject={event.subject} staff={staff} />
              </td>
              <td data-label="Network">{event.network ?? <span className="p-muted">None</span>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function whoIs(actor: ListedEvent['actor'], staff: EventTableProps['staff']): string {
  if (!actor) return 'Nobody signed in';
  const name = staff.get(actor.id);
  if (name) return `${name}, ${roleLabel(actor.role).toLowerCase()}`;
  return `${isStaffRole(actor.role) ? roleLabel(actor.role) : 'Applicant'} ${actor.id}`;
}

const isStaffRole = (role: string): boolean => roleLabel(role) !== role;

function About({ subject, staff }: { subject: ListedEvent['subject']; staff: EventTableProps['staff'] }) {
  if (!subject) return <span className="p-muted">None</span>;
  if (subject.kind !== 'application') return staff.get(subject.id) ?? `Person ${subject.id}`;
  return <Link to={`/dashboard/applications/${subject.id}`}>Application {subject.id}</Link>;
}
