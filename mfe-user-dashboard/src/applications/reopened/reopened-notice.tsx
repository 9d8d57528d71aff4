import { formatDay, formatInstant, formatMoment } from '@portal/application-ui';
import type { FullReview } from '@portal/application-ui/reading';
import { reopenedLabel } from '@portal/contract-svc-applications-v1/questions';
import { Button, Notice } from '@portal/ui';
import { rich, translated } from '@portal/ui/language';
import { useState } from 'react';
import type { Doable } from '../../api';
import { useDashboard } from '../../common/context';
import { LinkButton } from '../../common/link-button';
import { bold } from '../../common/marked';
import { named as nameOf } from '../../common/words';
import * as t from '../../messages/reopened';
import { SendDialog } from './send-dialog';

export interface ReopenedProps {
  application: Doable & Pick<FullReview, 'reopened'>;
  /** Whether the notice names the application that it is about. */
  named?: boolean;
  /** Called when the answers were sent, or staff no longer wait for them. */
  onChanged: () => void;
}

/** A card that says what staff need and until when; afterwards a line with the outcome. */
export function ReopenedNotice({ application, named = false, onChanged }: ReopenedProps) {
  const { reopened, id, type, abilities } = application;
  const { shell } = useDashboard();
  const [sending, setSending] = useState(false);
  if (!reopened) return null;
  const { state, sections, reason, until, saved_at: saved, ended_at: ended } = reopened;
  const about = named ? ` (${nameOf(application)})` : '';

  if (state === 'answered') {
    const title = ended ? t.youAnsweredOn({ day: formatInstant(ended) }) : t.youAnswered();
    return (
      <Notice tone="success" title={title + about}>
        <p>{t.weReadThem()}</p>
      </Notice>
    );
  }
  if (state !== 'open' || !abilities.answer) {
    return (
      <Notice title={t.timeEnded({ day: formatDay(until) }) + about}>
        <p>{saved ? t.savedReached() : t.nothingChanged()}</p>
        <p>{t.stillSend()}</p>
      </Notice>
    );
  }
  return (
    <Notice tone="warning" title={t.needMore() + about}>
      <blockquote className="p-quote" lang="">
        {reason}
      </blockquote>
      <p>{rich(t.changeUntil({ day: formatDay(until), b: bold }))}</p>
      <ul className="list-unstyled p-row">
        {sections.map((key) => (
          <li key={key}>
            <LinkButton
              to={`/applications/${id}/answer?section=${encodeURIComponent(key)}`}
              variant="outline"
              small
            >
              {translated(reopenedLabel(type, key))}
            </LinkButton>
          </li>
        ))}
      </ul>
      <p>{saved ? t.savedOn({ moment: formatMoment(saved, shell.locale.timeZone) }) : t.saveAndSend()}</p>
      <Button small onClick={() => setSending(true)}>
        {t.sendAnswers()}
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
