import { reopenLimits } from '@portal/contract-svc-applications-v1';
import {
  dayInWords,
  documentsToReopen,
  sectionsToReopen,
} from '@portal/contract-svc-applications-v1/questions';
import { Button, Notice } from '@portal/ui';
import { Checkbox, DateField, ErrorSummary, TextArea } from '@portal/ui/forms';
import { useEffect, useRef } from 'react';
import { useErrorTitle } from '../common/use-error-title';
import { goingOn } from '../feedback/going-on';
import { MailLook } from '../feedback/mail-look';
import { daysToChoose } from './rules';
import { type RequestOptions, useRequest } from './use-request';

export interface RequestFormProps extends RequestOptions {
  /** The programme. */
  type: string;
  onBack: () => void;
}

/** Asks an applicant for more: a message, or sections and documents that they may change until a day. */
export default function RequestForm({ type, onBack, ...options }: RequestFormProps) {
  const request = useRequest(options);
  const { text, change, problems, failure, mail, busy, isMessage } = request;
  const heading = useRef<HTMLHeadingElement>(null);
  useErrorTitle(Object.keys(problems).length > 0);
  useEffect(() => {
    if (!mail) heading.current?.focus();
  }, [mail]);

  if (mail) {
    return (
      <MailLook
        mail={mail}
        status="in-review"
        {...(isMessage
          ? {}
          : {
              lead: `The chosen parts are open until the end of ${dayInWords(text.until)}, and this goes out:`,
            })}
        busy={busy}
        failure={failure}
        back={request.backToText}
        send={request.send}
      />
    );
  }
  const look = () => {
    if (!busy) request.look();
  };
  const errors = Object.entries(problems).map(([field, message]) => ({ href: `#request-${field}`, message }));
  return (
    <form
      className="p-feedback"
      aria-label="Request information"
      noValidate
      onKeyDown={goingOn(look)}
      onSubmit={(event) => {
        event.preventDefault();
        look();
      }}
    >
      <h3 ref={heading} tabIndex={-1}>
        Request information
      </h3>
      <ErrorSummary errors={errors} attempt={request.attempt} />
      {failure ? (
        <Notice tone="danger" role="alert" title="The email could not be shown">
          <p>{failure}</p>
        </Notice>
      ) : null}
      <TextArea
        id="request-reason"
        label="What do you need?"
        hint="The applicant reads this in the email and in the dashboard."
        rows={5}
        limit={reopenLimits.reason.max}
        value={text.reason}
        error={problems.reason}
        onChange={(event) => change({ reason: event.currentTarget.value })}
      />
      <Choices type={type} chosen={text.sections} onChange={(sections) => change({ sections })} />
      {isMessage ? null : (
        <DateField
          id="request-until"
          label="Until the end of"
          hint="Afterwards nothing is accepted any more."
          {...daysToChoose()}
          value={text.until}
          error={problems.until}
          onChange={(event) => change({ until: event.currentTarget.value })}
        />
      )}
      <div className="p-row">
        <Button type="submit" busy={busy}>
          Show the email
        </Button>
        <Button variant="outline" onClick={onBack}>
          Back to feedback
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
      <legend className="form-label">What may the applicant change? (optional)</legend>
      <p className="form-text">
        Without a choice it is a message alone, and the application is in review. With one, these parts are
        open again; the status stays as it is.
      </p>
      <div className="p-choices-columns">
        {all.map(({ value, label }) => (
          <Checkbox
            key={value}
            id={`reopen-${value}`}
            label={label}
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
