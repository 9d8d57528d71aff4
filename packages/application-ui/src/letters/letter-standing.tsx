import { labelOf, referenceTypes } from '@portal/contract-svc-applications-v1';
import { Button, StatusChip } from '@portal/ui';
import { formatInstant } from '../form/format';
import type { LettersInUse } from './use-letters';
import { type AskedLetter, chipOf, datesOf, type LetterReference } from './words';

interface LetterStandingProps {
  reference: LetterReference;
  use: LettersInUse;
}

/** Who is asked for a letter and how far it is, with what the applicant can do. */
export function LetterStanding({ reference, use }: LetterStandingProps) {
  const { type, request, uploaded, passed_on_by } = reference;
  const kind = labelOf(referenceTypes, type);
  if (!request)
    return (
      <p className="mb-2">
        <strong>{kind}</strong>:{' '}
        {uploaded ? 'the letter is here, you have uploaded it.' : 'nobody is asked yet.'}
      </p>
    );
  return (
    <div className="mb-2">
      <div className="p-row">
        <strong>{kind}</strong>
        <StatusChip {...chipOf(request)} />
      </div>
      <p className="mb-1">
        <bdi>{request.name}</bdi>
        {request.email ? (
          <>
            , <bdi>{request.email}</bdi>
          </>
        ) : null}
        {passed_on_by ? (
          <>
            , a colleague to whom <bdi>{passed_on_by}</bdi> has passed it on
          </>
        ) : null}
      </p>
      <p className="p-muted p-small mb-1">{datesOf(request)}</p>
      {request.state === 'declined' ? (
        <p className="mb-1">They cannot write this letter. Please ask somebody else.</p>
      ) : null}
      <Reminding request={request} use={use} />
    </div>
  );
}

function Reminding({ request, use }: { request: AskedLetter; use: LettersInUse }) {
  const { id, state, name, remind_at } = request;
  if (state === 'waiting')
    return (
      <>
        <p className="mb-1">
          We write to them once you have confirmed your email address: open the link that we have mailed to
          you.
        </p>
        <Button variant="outline" small busy={use.busy === 'confirm'} onClick={() => void use.confirmAgain()}>
          Mail me the link again
        </Button>
      </>
    );
  if (!remind_at) return null;
  if (Date.parse(remind_at) > Date.now())
    return <p className="p-muted p-small mb-1">You can remind them from {formatInstant(remind_at)} on.</p>;
  return (
    <Button variant="outline" small busy={use.busy === `remind ${id}`} onClick={() => void use.remind(id)}>
      Remind<span className="visually-hidden"> {name}</span>
    </Button>
  );
}
