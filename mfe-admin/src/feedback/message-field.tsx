import { feedbackLength } from '@portal/contract-svc-applications-v1';
import { joinClasses } from '@portal/ui';
import { FieldFrame, useFieldWiring } from '@portal/ui/forms';
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
      label="Message to the applicant"
      hint={`Between ${feedbackLength.min} and ${feedbackLength.max} characters. The applicant gets it by email.`}
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
        {message.trim().length}/{feedbackLength.max}
        <span className="visually-hidden"> characters</span>
      </p>
    </FieldFrame>
  );
}
