import { translated } from '@portal/application-ui/language';
import {
  applicationTypes,
  labelOf,
  requestLimits,
  requestStatuses,
} from '@portal/contract-svc-applications-v1';
import { Button, Dialog, Notice } from '@portal/ui';
import { ErrorSummary, TextArea } from '@portal/ui/forms';
import type { SecondaryRequest } from '../api/requests';
import { dayAndTime } from '../frame/common/dates';
import { DialogButtons } from '../frame/common/dialog-parts';
import { useStaff } from '../frame/common/staff-context';
import { useErrorTitle } from '../frame/common/use-error-title';
import * as t from '../messages/requests';
import { type DecisionOptions, problemOf, useDecision } from './use-decision';
import { type Deciding, decisionWords } from './words';

/** Explains a decision and takes the text that goes with it. */
export function DecisionDialog(options: DecisionOptions) {
  const { kind, request, close } = options;
  const decision = useDecision(options);
  const { text, problem, failure, other, busy } = decision;
  const words = decisionWords[kind];
  useErrorTitle(problem !== undefined);

  if (other) {
    return (
      <Dialog
        open
        title={t.otherWasFaster()}
        onClose={close}
        footer={<Button onClick={close}>{t.requestsClose()}</Button>}
      >
        <AlreadyDecided request={other} typed={text} />
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      title={words.title}
      onClose={busy ? undefined : close}
      footer={
        <DialogButtons
          button={words.button}
          harmful={kind === 'reject'}
          // Once the missing answer is reported, the button looks enabled again for another try.
          incomplete={problem === undefined && problemOf(kind, text) !== undefined}
          busy={busy}
          close={close}
          onPress={decision.send}
        />
      }
    >
      <ErrorSummary
        errors={problem ? [{ href: '#admin-notes', message: problem }] : []}
        attempt={decision.attempt}
      />
      {failure ? (
        <Notice tone="danger" role="alert" title={words.failed}>
          <p>{translated(failure)}</p>
        </Notice>
      ) : null}
      <WhatHappens kind={kind} request={request} />
      <TextArea
        id="admin-notes"
        label={kind === 'reject' ? t.requestsReason() : t.requestsNotes()}
        optional={kind === 'approve'}
        hint={t.requestsReadByApplicant()}
        rows={5}
        limit={requestLimits.notes}
        value={text}
        error={problem}
        onChange={({ target }) => decision.change(target.value)}
      />
    </Dialog>
  );
}

function WhatHappens({ kind, request }: Deciding) {
  const { applicant_name: name, user_email: email, application_type: type } = request;
  const programme = translated(labelOf(applicationTypes, type)).toLowerCase();
  return kind === 'approve' ? (
    <>
      <p>{t.getsNewDraft({ name, programme })}</p>
      <p>{t.writeReady({ email })}</p>
    </>
  ) : (
    <>
      <p>{t.getsNoOther({ name, programme })}</p>
      <p>{t.writeReason({ email })}</p>
    </>
  );
}

function AlreadyDecided({ request, typed }: { request: SecondaryRequest; typed: string }) {
  const { locale } = useStaff().shell;
  const { reviewed_by: by, reviewed_at: at, admin_notes: notes } = request;
  return (
    <>
      <Notice tone="warning" role="alert" title={t.decidedAlready()}>
        <p>
          <strong>{translated(labelOf(requestStatuses, request.status))}</strong>
          {by ? t.byWhom({ by }) : ''}
          {at ? `, ${dayAndTime(at, locale)}` : ''}.
        </p>
        {notes ? <blockquote className="p-quote">{notes}</blockquote> : null}
      </Notice>
      {typed.trim() === '' ? null : (
        <>
          <p className="mb-2">{t.notSentText()}</p>
          <blockquote className="p-quote">{typed}</blockquote>
        </>
      )}
    </>
  );
}
