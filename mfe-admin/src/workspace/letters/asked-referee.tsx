import { translated } from '@portal/application-ui/language';
import { labelOf, letterStates, referenceTypes } from '@portal/contract-svc-applications-v1';
import { StatusChip, type Tone } from '@portal/ui';
import { StoredFileLink } from '@portal/ui/files';
import type { LetterRequest } from '../../api/letters';
import { dayAndTime } from '../../frame/common/dates';
import { useStaff } from '../../frame/common/staff-context';
import * as t from '../../messages/letters';

const tones: Record<LetterRequest['state'], Tone> = {
  waiting: 'neutral',
  asked: 'info',
  opened: 'info',
  sent: 'success',
  declined: 'danger',
};

const endings = {
  get passed() {
    return t.passedOn();
  },
  get replaced() {
    return t.replaced();
  },
} as const;

const chipOf = ({ state, ended }: LetterRequest): { label: string; tone: Tone } =>
  ended
    ? { label: endings[ended], tone: 'neutral' }
    : { label: translated(labelOf(letterStates, state)), tone: tones[state] };

/** A referee who is or was asked for a letter: when, at which address, and the letter. */
export function AskedReferee({ request }: { request: LetterRequest }) {
  const { type, name, email, about, passed_on_by, decline_reason, letter } = request;
  return (
    <section className="p-rows-view">
      <div className="p-row">
        <h3 className="p-card-title mb-0">{translated(labelOf(referenceTypes, type))}</h3>
        <StatusChip status={request.state} {...chipOf(request)} />
      </div>
      <p className="mb-1">
        <bdi translate="no">{name}</bdi>, <bdi translate="no">{email}</bdi>
        {passed_on_by ? t.passedOnBy({ by: passed_on_by }) : null}
      </p>
      <Dates request={request} />
      <p className="p-small mb-1">
        <span className="p-muted">{t.asksToWrite()}</span>
        {about}
      </p>
      {decline_reason ? <p className="mb-1">{t.whyNot({ reason: decline_reason })}</p> : null}
      {letter ? <Letter letter={letter} name={name} email={email} /> : null}
    </section>
  );
}

function Dates({ request }: { request: LetterRequest }) {
  const { locale } = useStaff().shell;
  const { asked_at, opened_at, answered_at } = request;
  const moments = [
    { label: t.askedAt, at: asked_at },
    { label: t.openedAt, at: opened_at },
    { label: t.answeredAt, at: answered_at },
  ].flatMap(({ label: translate, at }) => (at ? [translate({ at: dayAndTime(at, locale) })] : []));
  const sentence = moments.join(', ') || t.notAskedYet();
  return <p className="p-small p-muted mb-1">{sentence}</p>;
}

interface LetterProps extends Pick<LetterRequest, 'name' | 'email'> {
  letter: NonNullable<LetterRequest['letter']>;
}

/** The letter's statement as it was written, and its file. */
function Letter({ letter, name, email }: LetterProps) {
  const { locale } = useStaff().shell;
  const { statement, file, sent_at } = letter;
  return (
    <>
      <p className="p-small p-muted mb-1">
        {t.sentByReferee({ name, email, at: dayAndTime(sent_at, locale) })}
      </p>
      {statement ? (
        <blockquote className="p-quote" lang="">
          {statement}
        </blockquote>
      ) : null}
      {file ? (
        <p>
          <StoredFileLink href={file.file_url} scan={file.scan}>
            {file.original_name}
          </StoredFileLink>
        </p>
      ) : null}
    </>
  );
}
