import { feedbackLength } from '@portal/contract-svc-applications-v1';
import { joinClasses } from '@portal/ui';
import { FieldFrame, useFieldWiring } from '@portal/ui/forms';
import { rich } from '@portal/ui/language';
import { hidden } from '../common/hidden';
import * as t from '../messages/feedback';
import { outsideBounds } from './rules';

interface MessageFieldProps {
  message: string;
  error: string | undefined;
  change: (message: string) => void;
}

/** The message to applicants, with its length. */
export function MessageField({ message, error, change }: MessageFieldProps) {
  const wiring = useFieldWiring({
    id: 'feedback-message',
    hint: true,
    error,
    describedBy: 'feedback-message-count',
  });
  return (
    <FieldFrame
      wiring={wiring}
      label={t.messageToApplicant()}
      hint={t.messageHint({ min: feedbackLength.min, max: feedbackLength.max })}
      error={error}
    >
      <textarea
        {...wiring.control}
        className="form-control"
        rows={4}
        value={message}
        onChange={(event) => change(event.target.value)}
      />
      <p
        id="feedback-message-count"
        className={joinClasses('p-count', outsideBounds(message) && 'p-count-over')}
      >
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
