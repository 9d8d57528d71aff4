import { labelOf, referenceTypes } from '@portal/contract-svc-applications-v1';
import { Button, StatusChip } from '@portal/ui';
import { rich, translatedDefinition } from '@portal/ui/language';
import { formatInstant } from '../../base/language/format';
import * as t from '../../messages/letters';
import type { LettersInUse } from './use-letters';
import { type AskedLetter, chipOf, datesOf, type LetterReference } from './words';

interface LetterStatusProps {
  reference: LetterReference;
  use: LettersInUse;
}

/** The referee who is asked for a letter, the state of the request, and the applicant's actions. */
export function LetterStatus({ reference, use }: LetterStatusProps) {
  const { type, request, uploaded, passed_on_by } = reference;
  const kind = labelOf(translatedDefinition(referenceTypes), type);
  if (!request)
    return (
      <p className="mb-2">
        <strong>{kind}</strong>: {uploaded ? t.letterUploaded() : t.nobodyAsked()}
      </p>
    );
  return (
    <div className="mb-2">
      <div className="p-row">
        <strong>{kind}</strong>
        <StatusChip {...chipOf(request)} />
      </div>
      <p className="mb-1">
        <bdi translate="no">{request.name}</bdi>
        {request.email ? (
          <>
            , <bdi translate="no">{request.email}</bdi>
          </>
        ) : null}
        {passed_on_by ? rich(t.passedOn({ name: () => <bdi translate="no">{passed_on_by}</bdi> })) : null}
      </p>
      <p className="p-muted p-small mb-1">{datesOf(request)}</p>
      {request.state === 'declined' ? <p className="mb-1">{t.cannotWrite()}</p> : null}
      <Reminding request={request} use={use} />
    </div>
  );
}

function Reminding({ request, use }: { request: AskedLetter; use: LettersInUse }) {
  const { id, state, name, remind_at } = request;
  if (state === 'waiting')
    return (
      <>
        <p className="mb-1">{t.onceConfirmed()}</p>
        <Button variant="outline" small busy={use.busy === 'confirm'} onClick={() => void use.confirmAgain()}>
          {t.mailLinkAgain()}
        </Button>
      </>
    );
  if (!remind_at) return null;
  if (Date.parse(remind_at) > Date.now())
    return <p className="p-muted p-small mb-1">{t.remindFrom({ day: formatInstant(remind_at) })}</p>;
  return (
    <Button variant="outline" small busy={use.busy === `remind ${id}`} onClick={() => void use.remind(id)}>
      {rich(t.remind({ name, hidden: (words) => <span className="visually-hidden">{words}</span> }))}
    </Button>
  );
}
