import { formatInstant, formatMoment } from '@portal/application-ui';
import type { FullReview } from '@portal/application-ui/reading';
import { dayInWords, reopenedLabel } from '@portal/contract-svc-applications-v1/questions';
import { Button, Notice } from '@portal/ui';
import { useState } from 'react';
import type { Doable } from '../api';
import { useDashboard } from '../app/context';
import { LinkButton } from '../common/link-button';
import { programmeName, reference } from '../common/words';
import { SendDialog } from './send-dialog';

export interface ReopenedProps {
  application: Doable & Pick<FullReview, 'reopened'>;
  /** Whether the notice says which application it is about. */
  named?: boolean;
  /** Called when the answers were sent, or are not waited for any more. */
  onChanged: () => void;
}

/** The card with what is needed and until when; afterwards a line with what became of it. */
export function ReopenedNotice({ application, named = false, onChanged }: ReopenedProps) {
  const { reopened, id, type, abilities } = application;
  const { shell } = useDashboard();
  const [sending, setSending] = useState(false);
  if (!reopened) return null;
  const { state, sections, reason, until, saved_at: saved, ended_at: ended } = reopened;
  const about = named ? ` (${programmeName(type)} ${reference(id)})` : '';

  if (state === 'answered') {
    const when = ended ? ` on ${formatInstant(ended)}` : '';
    return (
      <Notice tone="success" title={`You sent your answers${when}${about}`}>
        <p>Thank you. We read them, and write to you as soon as there is a decision.</p>
      </Notice>
    );
  }
  if (state !== 'open' || !abilities.answer) {
    return (
      <Notice title={`The time for your answers ended with ${dayInWords(until)}${about}`}>
        <p>{saved ? 'What you saved until then has reached us.' : 'Nothing was changed.'}</p>
        <p>If you still want to send something, write to us.</p>
      </Notice>
    );
  }
  return (
    <Notice tone="warning" title={`We need something more from you${about}`}>
      <blockquote className="p-quote">{reason}</blockquote>
      <p>
        Please change this until the end of <strong>{dayInWords(until)}</strong>. Everything else stays as you
        sent it.
      </p>
      <ul className="list-unstyled p-row">
        {sections.map((key) => (
          <li key={key}>
            <LinkButton
              to={`/applications/${id}/answer?section=${encodeURIComponent(key)}`}
              variant="outline"
              small
            >
              {reopenedLabel(type, key)}
            </LinkButton>
          </li>
        ))}
      </ul>
      <p>
        {saved
          ? `You saved changes on ${formatMoment(saved, shell.locale.timeZone)}. Are you done? Then send them.`
          : 'Save what you change, and send it when you are done.'}
      </p>
      <Button small onClick={() => setSending(true)}>
        Send my answers
      </Button>
      {sending ? (
        <SendDialog
          application={application}
          reopened={reopened}
          onClose={() => setSending(false)}
          onSent={() => {
            setSending(false);
            onChanged();
          }}
        />
      ) : null}
    </Notice>
  );
}
