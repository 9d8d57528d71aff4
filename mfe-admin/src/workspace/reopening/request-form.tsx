import { formatDay } from '@portal/application-ui';
import { translated } from '@portal/application-ui/language';
import { reopenLimits } from '@portal/contract-svc-applications-v1';
import { documentsToReopen, sectionsToReopen } from '@portal/contract-svc-applications-v1/questions';
import { Button, Notice } from '@portal/ui';
import { Checkbox, DateField, ErrorSummary, TextArea } from '@portal/ui/forms';
import { translatedJoined } from '@portal/ui/language';
import { useEffect, useRef } from 'react';
import { useErrorTitle } from '../../frame/common/use-error-title';
import * as t from '../../messages/reopening';
import { DecisionMailPreview } from '../feedback/decision-mail-preview';
import { goingOn } from '../feedback/going-on';
import type { ReplyApplicant } from '../saved-replies/gaps';
import { SavedReplies } from '../saved-replies/saved-replies';
import { daysToChoose } from './rules';
import { type RequestOptions, useRequest } from './use-request';

export interface RequestFormProps extends RequestOptions {
  /** The application's programme. */
  type: string;
  applicant: ReplyApplicant;
  onBack: () => void;
}

/** Requests information: by a message, or by sections and documents that the applicant may change until a day. */
export default function RequestForm({ type, applicant, onBack, ...options }: RequestFormProps) {
  const request = useRequest(options);
  const { text, change, problems, failure, mail, busy, isMessage } = request;
  const heading = useRef<HTMLHeadingElement>(null);
  useErrorTitle(Object.keys(problems).length > 0);
  useEffect(() => {
    if (!mail) heading.current?.focus();
  }, [mail]);

  if (mail) {
    return (
      <DecisionMailPreview
        mails={[{ mail }]}
        status="in-review"
        {...(isMessage
          ? {}
          : {
              lead: t.partsOpenUntil({ until: formatDay(text.until) }),
            })}
        busy={busy}
        failure={failure}
        back={request.backToText}
        send={request.send}
      />
    );
  }
  const preview = () => {
    if (!busy) request.preview();
  };
  const errors = Object.entries(problems).map(([field, message]) => ({ href: `#request-${field}`, message }));
  return (
    <form
      className="p-feedback"
      aria-label={t.requestInformation()}
      noValidate
      onKeyDown={goingOn(preview)}
      onSubmit={(event) => {
        event.preventDefault();
        preview();
      }}
    >
      <h3 ref={heading} tabIndex={-1}>
        {t.requestInformation()}
      </h3>
      <ErrorSummary errors={errors} attempt={request.attempt} />
      {failure ? (
        <Notice tone="danger" role="alert" title={t.requestNotShown()}>
          <p>{translatedJoined(failure)}</p>
        </Notice>
      ) : null}
      <TextArea
        id="request-reason"
        label={t.whatDoYouNeed()}
        hint={t.applicantReadsThis()}
        rows={5}
        limit={reopenLimits.reason.max}
        value={text.reason}
        error={problems.reason}
        onChange={(event) => change({ reason: event.currentTarget.value })}
      />
      <SavedReplies
        written={{ message: text.reason, status: '' }}
        applicant={applicant}
        change={({ message }) => change({ reason: message ?? text.reason })}
        field="request-reason"
      />
      <Choices type={type} chosen={text.sections} onChange={(sections) => change({ sections })} />
      {isMessage ? null : (
        <DateField
          id="request-until"
          label={t.untilTheEndOf()}
          hint={t.afterwardsNothing()}
          {...daysToChoose()}
          value={text.until}
          error={problems.until}
          onChange={(event) => change({ until: event.currentTarget.value })}
        />
      )}
      <div className="p-row">
        <Button type="submit" busy={busy}>
          {t.showTheMail()}
        </Button>
        <Button variant="outline" onClick={onBack}>
          {t.backToFeedback()}
        </Button>
      </div>
    </form>
  );
}

interface ChoicesProps {
  type: string;
  chosen: readonly string[];
  onChange: (sections: string[]) => void;
}

function Choices({ type, chosen, onChange }: ChoicesProps) {
  const all = [...sectionsToReopen(type), ...documentsToReopen(type)];
  return (
    <fieldset className="p-field">
      <legend className="form-label">{t.whatMayChange()}</legend>
      <p className="form-text">{t.whatMayChangeText()}</p>
      <div className="p-choices-columns">
        {all.map(({ value, label }) => (
          <Checkbox
            key={value}
            id={`reopen-${value}`}
            label={translated(label)}
            checked={chosen.includes(value)}
            onChange={({ currentTarget }) =>
              onChange(
                all
                  .map((one) => one.value)
                  .filter((one) => (one === value ? currentTarget.checked : chosen.includes(one))),
              )
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
