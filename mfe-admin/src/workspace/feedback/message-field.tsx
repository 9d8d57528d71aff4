import { feedbackLength } from '@portal/contract-svc-applications-v1';
import { joinClasses } from '@portal/ui';
import { FieldFrame, useFieldWiring } from '@portal/ui/forms';
import { rich } from '@portal/ui/language';
import { hidden } from '../../frame/common/hidden';
import * as t from '../../messages/feedback';
import { outsideBounds } from '../decision-text/rules';

interface MessageFieldProps {
  id?: string;
  label?: string;
  hint?: string;
  message: string;
  error: string | undefined;
  change: (message: string) => void;
}

/** The field for the message to applicants, with a character counter. */
export function MessageField({
  id = 'feedback-message',
  label = t.messageToApplicant(),
  hint = t.messageHint({ min: feedbackLength.min, max: feedbackLength.max }),
  message,
  error,
  change,
}: MessageFieldProps) {
  const count = `${id}-count`;
  const wiring = useFieldWiring({ id, hint: true, error, describedBy: count });
  return (
    <FieldFrame wiring={wiring} label={label} hint={hint} error={error}>
      <textarea
        {...wiring.control}
        className="form-control"
        rows={4}
        value={message}
        onChange={(event) => change(event.target.value)}
      />
      <p id={count} className={joinClasses('p-count', outsideBounds(message) && 'p-count-over')}>
        {rich(
          t.charactersOf({
            count: message.trim().length,
            max: feedbackLength.max,
            hidden,
          }),
        )}
      </p>
    </FieldFrame>
  );
}
