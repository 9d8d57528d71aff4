import { formatDay } from '@portal/application-ui';
import { translated } from '@portal/application-ui/language';
import { applicationStatuses, auditActions, labelOf } from '@portal/contract-svc-applications-v1';
import { reopenedLabel } from '@portal/contract-svc-applications-v1/questions';
import { Skeleton, StatusChip } from '@portal/ui';
import { colon } from '@portal/ui/language';
import { useEffect } from 'react';
import type { SentFeedback, TimelineEntry } from '../../api/review';
import { dayAndTime } from '../../frame/common/dates';
import { FailedNotice } from '../../frame/common/failed-notice';
import { keptReason } from '../../frame/common/kept-words';
import { useStaff } from '../../frame/common/staff-context';
import { storedActor, storedPart } from '../../frame/common/stored-words';
import { useLoad } from '../../frame/common/use-load';
import * as t from '../../messages/review';
import * as waitlist from '../../messages/waiting-list';
import { samePersonEntry } from '../same-person/words';
import { readCard } from './ahead';
import { ApplicationMails } from './application-mails';

/** The history of an application and the feedback to its applicant; another `version` loads it again. */
export function Timeline({ id, type, version }: { id: number; type: string; version: string }) {
  const { api, userId } = useStaff();
  const [timeline, reload] = useLoad({ key: `${id} ${version}`, load: () => readCard(api, 'timeline', id) });
  // The history was requested together with the application, so it may lack the record that it was opened.
  const opened = timeline.data?.entries.some(
    ({ action, actor }) => action === 'viewed' && actor.id === userId,
  );
  useEffect(() => {
    if (opened === false) reload();
  }, [opened, reload]);

  if (timeline.state === 'failed') {
    return <FailedNotice title={t.historyFailed()} message={timeline.message} retry={reload} />;
  }
  if (timeline.data === null) return <Skeleton lines={4} label={t.historyLoading()} />;
  const { entries, feedback, mails = [] } = timeline.data;
  return (
    <>
      <ol className="p-timeline">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} type={type} />
        ))}
      </ol>
      {feedback.length > 0 ? <h3 className="p-card-title mt-4 mb-2">{t.feedbackSent()}</h3> : null}
      {feedback.map((one) => (
        <Sent key={one.id} feedback={one} />
      ))}
      <ApplicationMails applicationId={id} mails={mails} changed={reload} />
    </>
  );
}

function Entry({ entry, type }: { entry: TimelineEntry; type: string }) {
  const { locale } = useStaff().shell;
  const detail = detailOf(entry, type);
  return (
    <li>
      <strong>{actOf(entry)}</strong>
      {detail ? (
        <span>
          {colon()}
          {detail}
        </span>
      ) : null}
      <br />
      <span className="p-small p-muted">
        {entry.actor?.name ? storedActor(entry.actor.name) : t.theApplicant()},{' '}
        <time dateTime={entry.at}>{dayAndTime(entry.at, locale)}</time>
      </span>
    </li>
  );
}

const waitlistActs: Readonly<Record<string, () => string>> = {
  added: waitlist.waitlistEntryAdded,
  offered: waitlist.waitlistEntryOffered,
};

/** A withdrawal and what concerns reopened sections are stored as edits of the application. */
function actOf({ action, details }: TimelineEntry): string {
  if (details.withdrawn) return t.withdrawn();
  if (typeof details.waiting_list === 'string')
    return (waitlistActs[details.waiting_list] ?? waitlist.waitlistEntryOff)();
  if (details.reopened) return t.sectionsReopened();
  if (details.reopening_answered) return t.reopenedAnswered();
  return details.reopening_ended ? t.reopeningEnded() : translated(labelOf(auditActions, action));
}

/** Names a part by the programme's name if it can be reopened (`documents.cv`); otherwise by the log's name. */
function partOf(type: string, key: string): string {
  const label = reopenedLabel(type, key);
  return label === key ? storedPart(key) : translated(label);
}

const liftedWords = (reader: string, reason: string | null): string =>
  reason ? t.conflictOverridden({ reader, reason }) : t.conflictLifted({ reader });

/** A few words that distinguish entries of the same kind. */
function detailOf({ action, details, actor }: TimelineEntry, type: string): string | null {
  const text = (name: string) => (typeof details[name] === 'string' ? details[name] : null);
  const status = (name: string) => translated(labelOf(applicationStatuses, text(name)));
  switch (action) {
    case 'status_changed':
      return t.fromTo({ from: status('from'), to: status('to') });
    case 'decision_held':
      return status('to');
    case 'decision_kept':
      return `${status('to')}, ${keptReason(text('why'))}`;
    case 'decision_undone':
      if (details.ended === 'cancelled') return t.stoppedDecision({ to: status('to'), by: actor.name });
      return status('to');
    case 'edited':
      if (details.disowned) return t.notTheirs();
      if (details.email_corrected) return t.theEmail();
      if (details.phone_corrected) return t.thePhone();
      if (details.conflict_lifted) return liftedWords(String(details.conflict_lifted), text('reason'));
      if (details.same_person) return samePersonEntry(text('same_person'), text('other'));
      if (details.taken) return t.takenOver();
      if (details.referee_asked) return t.refereeAsked({ type: String(text('referee_asked')) });
      if (details.withdrawal_undone) return t.withdrawalUndone();
      if (details.reopened)
        return t.untilReason({ until: formatDay(text('until')), reason: String(text('reason')) });
      if (details.withdrawn) return text('reason') || t.noReason();
      return Array.isArray(details.sections)
        ? details.sections.map((key) => partOf(type, String(key))).join(', ')
        : null;
    case 'offer_made':
      return t.fromTo({ from: formatDay(text('from')), to: formatDay(text('until')) });
    case 'offer_date_asked':
      return text('wish');
    case 'uploaded': {
      const kind = text('upload_type');
      return kind && storedPart(kind);
    }
    default:
      return text('reason');
  }
}

function Sent({ feedback }: { feedback: SentFeedback }) {
  const { locale } = useStaff().shell;
  return (
    <div className="p-sent">
      <p className="p-row mb-2">
        <StatusChip status={feedback.status} />
        <span className="p-small p-muted">{feedback.is_read ? t.readByApplicant() : t.notRead()}</span>
      </p>
      <blockquote className="p-quote" lang="">
        {feedback.message}
      </blockquote>
      <p className="p-small p-muted">
        {feedback.admin_name}, {dayAndTime(feedback.created_at, locale)}
      </p>
    </div>
  );
}
