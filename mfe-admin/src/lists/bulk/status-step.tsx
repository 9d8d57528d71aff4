import { translated } from '@portal/application-ui/language';
import { applicationStatuses, decisions, labelOf } from '@portal/contract-svc-applications-v1';
import { Button } from '@portal/ui';
import { ErrorSummary, Select } from '@portal/ui/forms';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type MailPreview, previewDecision } from '../../api/feedback';
import { Foot } from '../../frame/common/dialog-foot';
import { languageWord } from '../../frame/common/language-words';
import { refusalSentence } from '../../frame/common/refusal';
import { useStaff } from '../../frame/common/staff-context';
import { translatedChoices } from '../../frame/common/translated-choices';
import { useWork } from '../../frame/common/use-work';
import * as t from '../../messages/bulk';
import * as results from '../../messages/results';
import { isDecision } from '../../workspace/decision-text/rules';
import { DecisionMailPreview } from '../../workspace/feedback/decision-mail-preview';
import { goingOn } from '../../workspace/feedback/going-on';
import { applicationsInWords, type BulkStepProps } from './acts';
import {
  type BulkProblem,
  type BulkText,
  bulkProblem,
  byLanguage,
  emptyText,
  keptBulkText,
  messageFor,
  refusedProblem,
  type WrittenGroup,
  wordsOf,
  writtenGroups,
} from './bulk-text';
import { fieldOf, GroupMessage } from './group-message';
import { refusedOf } from './use-act';

const idOf = (groups: readonly WrittenGroup[], { field, language }: BulkProblem): string =>
  field === 'message' ? fieldOf(groups, language) : 'feedback-status';

/** The email to the first applicant of a group. */
interface GroupMail {
  group: WrittenGroup;
  mail: MailPreview;
}

/** Sets a status, with a message for each language; an email of each is previewed before anything is sent. */
export const StatusStep = (props: BulkStepProps) => <DecisionStep {...props} />;

/** Prepares decisions that are sent when results are released. */
export const PrepareStep = (props: BulkStepProps) => <DecisionStep {...props} prepares />;

function DecisionStep({ rows, busy, refused, perform, prepares }: BulkStepProps & { prepares?: boolean }) {
  const { api, userId } = useStaff();
  const kept = useMemo(() => keptBulkText(userId), [userId]);
  const looking = useWork();
  const [text, setText] = useState<BulkText>(() => kept.read() ?? emptyText);
  const [problem, setProblem] = useState<BulkProblem | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [mails, setMails] = useState<GroupMail[] | null>(null);
  const ids = rows.map(({ id }) => id).join();
  const latest = useRef({ text, ids });
  latest.current = { text, ids };
  const groups = writtenGroups(byLanguage(rows), text);
  const [first] = groups;
  const focusAt = useRef<string | null>(null);

  /** Shows a refusal that only the service can decide at its field, like the page's own problems. */
  function showRefused(found: BulkProblem | null) {
    if (!found) return;
    setMails(null);
    setProblem(found);
    focusAt.current = idOf(groups, found);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another refusal is the reason
  useEffect(() => {
    if (refused) showRefused(refusedProblem(refused, groups));
  }, [refused]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are the reason: their emails were not shown
  useEffect(() => setMails(null), [ids]);
  useEffect(() => {
    // The form is back only after it was drawn.
    const field = focusAt.current === null ? null : document.getElementById(focusAt.current);
    if (!field) return;
    focusAt.current = null;
    field.focus();
  });

  function change(next: BulkText) {
    setText(next);
    setProblem(null);
    if (next.status === '' && Object.values(next.messages).every((message) => message === '')) kept.clear();
    else kept.write(next);
  }

  function preview() {
    setAttempt((count) => count + 1);
    setFailure(null);
    const { status } = text;
    const found = bulkProblem(groups, status);
    setProblem(found);
    if (found || status === '' || !first || looking.busy) return;
    let refusedAt: BulkProblem | null = null;
    void looking.run(
      async () => {
        const shown = await Promise.all(
          groups.map(async (group) => {
            const [row] = group.rows as [(typeof rows)[number]];
            const request = { application_id: row.id, status, message: messageFor(row, group.message) };
            const mail = await previewDecision(api, request).catch((error: unknown) => {
              const fields = refusedOf(error, /^(status|message)$/);
              const found = fields && refusedProblem(fields, [group]);
              refusedAt ??= found;
              throw error;
            });
            return { group, mail };
          }),
        );
        // Nobody has seen the emails with the words that were changed meanwhile, nor those to other rows.
        if (latest.current.text === text && latest.current.ids === ids) setMails(shown);
      },
      (error) => {
        if (refusedAt) showRefused(refusedAt);
        else setFailure(refusalSentence(error, t.mailFailed()));
      },
    );
  }

  const { status } = text;
  if (mails?.[0] && status !== '') {
    const { hold_minutes } = mails[0].mail;
    return (
      <DecisionMailPreview
        mails={mails.map(({ group, mail }) => ({
          mail: prepares ? { ...mail, hold_minutes: 0 } : mail,
          heading: headingOf(group, mails.length),
        }))}
        status={status}
        lead={leadOf(rows.length, mails, translated(labelOf(applicationStatuses, status)))}
        busy={busy}
        failure={null}
        back={() => {
          setMails(null);
          focusAt.current = 'feedback-message';
        }}
        button={prepares ? results.prepareLater() : undefined}
        send={() => perform({ status, ...wordsOf(groups), ...(prepares ? {} : { hold_minutes }) })}
      />
    );
  }
  const errors = [
    ...(problem ? [{ href: `#${idOf(groups, problem)}`, message: problem.sentence }] : []),
    ...(failure ? [{ href: '#feedback-message', message: failure }] : []),
  ];
  return (
    <form
      id="bulk-feedback"
      className="p-feedback"
      aria-label={t.feedbackToAll()}
      noValidate
      onKeyDown={goingOn(preview)}
      onSubmit={(event) => {
        event.preventDefault();
        preview();
      }}
    >
      <ErrorSummary errors={errors} attempt={attempt} />
      <Select
        id="feedback-status"
        label={t.newStatus()}
        placeholder={t.chooseStatus()}
        options={translatedChoices(decisions)}
        value={status}
        error={problem?.field === 'status' ? problem.sentence : undefined}
        onChange={({ target }) => change({ ...text, status: isDecision(target.value) ? target.value : '' })}
      />
      {groups.map((group) => (
        <GroupMessage
          key={group.language}
          group={group}
          groups={groups}
          text={text}
          error={
            problem?.field === 'message' && problem.language === group.language ? problem.sentence : undefined
          }
          change={change}
        />
      ))}
      <Foot>
        <Button
          type="submit"
          form="bulk-feedback"
          busy={looking.busy}
          aria-disabled={rows.length === 0 || undefined}
        >
          {t.showMails({ count: groups.length })}
        </Button>
      </Foot>
    </form>
  );
}

const headingOf = ({ language, rows }: WrittenGroup, groups: number) =>
  groups > 1 ? `${languageWord(language)} · ${t.applicantsIn({ count: rows.length })}` : undefined;

function leadOf(count: number, mails: readonly GroupMail[], label: string): string {
  const applications = applicationsInWords(count);
  const [{ group }] = mails as [GroupMail];
  if (mails.length === 1) {
    const reference = group.rows[0]?.reference ?? '';
    return t.bulkLead({ applications, count, label, reference });
  }
  return t.bulkLeadLanguages({ applications, count, label });
}
