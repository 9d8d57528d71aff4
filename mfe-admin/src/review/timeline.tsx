import { applicationStatuses, auditActions, labelOf } from '@portal/contract-svc-applications-v1';
import { Skeleton, StatusChip } from '@portal/ui';
import { readTimeline, type SentFeedback, type TimelineEntry } from '../api/review';
import { dayAndTime } from '../common/dates';
import { FailedNotice } from '../common/failed-notice';
import { useStaff } from '../common/staff-context';
import { useLoad } from '../common/use-load';

/** What has happened to an application, and what its applicant was told. `version` grows with each change. */
export function Timeline({ id, version }: { id: number; version: number }) {
  const { api } = useStaff();
  const [timeline, reload] = useLoad({ key: `${id} ${version}`, load: () => readTimeline(api, id) });

  if (timeline.state === 'failed') {
    return <FailedNotice title="The history could not be loaded" message={timeline.message} retry={reload} />;
  }
  if (timeline.data === null) return <Skeleton lines={4} label="Loading the history" />;
  const { entries, feedback } = timeline.data;
  return (
    <>
      <ol className="p-timeline">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      {feedback.length > 0 ? <h3 className="p-card-title mt-4 mb-2">Feedback sent</h3> : null}
      {feedback.map((one) => (
        <Sent key={one.id} feedback={one} />
      ))}
    </>
  );
}

function Entry({ entry }: { entry: TimelineEntry }) {
  const { locale } = useStaff().shell;
  const detail = detailOf(entry);
  return (
    <li>
      <strong>{labelOf(auditActions, entry.action)}</strong>
      {detail ? <span>: {detail}</span> : null}
      <br />
      <span className="p-small p-muted">
        {entry.actor?.name || 'The applicant'},{' '}
        <time dateTime={entry.at}>{dayAndTime(entry.at, locale)}</time>
      </span>
    </li>
  );
}

/** The few words that tell one entry from another of its kind. */
function detailOf({ action, details }: TimelineEntry): string | null {
  const text = (name: string) => (typeof details[name] === 'string' ? details[name] : null);
  const status = (name: string) => labelOf(applicationStatuses, text(name));
  switch (action) {
    case 'status_changed':
      return `${status('from')} to ${status('to')}`;
    case 'edited':
      return Array.isArray(details.sections) ? details.sections.map(inWords).join(', ') : null;
    case 'uploaded': {
      const type = text('upload_type');
      return type && inWords(type);
    }
    default:
      return text('reason');
  }
}

const inWords = (name: unknown): string => String(name).replaceAll('_', ' ');

function Sent({ feedback }: { feedback: SentFeedback }) {
  const { locale } = useStaff().shell;
  return (
    <div className="p-sent">
      <p className="p-row mb-2">
        <StatusChip status={feedback.status} />
        <span className="p-small p-muted">{feedback.is_read ? 'Read by the applicant' : 'Not read yet'}</span>
      </p>
      <blockquote className="p-quote">{feedback.message}</blockquote>
      <p className="p-small p-muted">
        {feedback.admin_name}, {dayAndTime(feedback.created_at, locale)}
      </p>
    </div>
  );
}
