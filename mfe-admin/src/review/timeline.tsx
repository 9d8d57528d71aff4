import { applicationStatuses, auditActions, labelOf } from '@portal/contract-svc-applications-v1';
import { Skeleton, StatusChip } from '@portal/ui';
import { readTimeline, type SentFeedback, type TimelineEntry } from '../api/review';
import { dayAndTime } from '../common/dates';
import { FailedNotice } from '../common/failed-notice';
import { useStaff } from '../common/staff-context';
import { useLoad } from '../common/use-load';
import { ApplicationMails } from '../mail/application-mails';
import { samePersonEntry } from '../same-person/words';

/** The history of an application and the feedback to its applicant; another `version` loads it again. */
export function Timeline({ id, version }: { id: number; version: string }) {
  const { api } = useStaff();
  const [timeline, reload] = useLoad({ key: `${id} ${version}`, load: () => readTimeline(api, id) });

  if (timeline.state === 'failed') {
    return <FailedNotice title="The history could not be loaded" message={timeline.message} retry={reload} />;
  }
  if (timeline.data === null) return <Skeleton lines={4} label="Loading the history" />;
  const { entries, feedback, mails = [] } = timeline.data;
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
      <ApplicationMails applicationId={id} mails={mails} changed={reload} />
    </>
  );
}

function Entry({ entry }: { entry: TimelineEntry }) {
  const { locale } = useStaff().shell;
  const detail = detailOf(entry);
  return (
    <li>
      <strong>{actOf(entry)}</strong>
      {detail ? <span>: {detail}</span> : null}
      <br />
      <span className="p-small p-muted">
        {entry.actor?.name || 'The applicant'},{' '}
        <time dateTime={entry.at}>{dayAndTime(entry.at, locale)}</time>
      </span>
    </li>
  );
}

/** A withdrawal and what concerns reopened sections are stored as edits of the application. */
function actOf({ action, details }: TimelineEntry): string {
  if (details.withdrawn) return 'Application withdrawn';
  if (details.reopened) return 'Sections reopened';
  if (details.reopening_answered) return 'Answers to reopened sections sent';
  return details.reopening_ended ? 'Reopening ended' : labelOf(auditActions, action);
}

/** A few words that distinguish entries of the same kind. */
function detailOf({ action, details }: TimelineEntry): string | null {
  const text = (name: string) => (typeof details[name] === 'string' ? details[name] : null);
  const status = (name: string) => labelOf(applicationStatuses, text(name));
  switch (action) {
    case 'status_changed':
      return `${status('from')} to ${status('to')}`;
    case 'decision_held':
    case 'decision_undone':
      return status('to');
    case 'edited':
      if (details.disowned) return 'the owner of the email address says that it is not theirs';
      if (details.email_corrected) return 'the email address';
      if (details.phone_corrected) return 'the phone number';
      if (details.same_person) return samePersonEntry(text('same_person'), text('other'));
      if (details.taken) return 'taken over by the owner of the email address';
      if (details.referee_asked) return `a referee was asked for the ${text('referee_asked')} letter`;
      if (details.withdrawal_undone) return 'the withdrawal was taken back';
      if (details.reopened) return `until ${text('until')}: ${text('reason')}`;
      if (details.withdrawn) return text('reason') || 'no reason was given';
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
