import { ButtonLink } from '@portal/ui';
import type { Doable } from '../api';
import { LinkButton } from '../common/link-button';
import { continuePath, reference } from '../common/words';
import { DiscardButton } from '../discarding/discard-button';
import { RequestAnother } from '../further/request-another';
import { WithdrawButton } from '../withdrawing/withdrawal';

interface ApplicationActionsProps {
  application: Doable;
  /** True on the application's own page, which needs no View button. */
  here?: boolean;
  /** Called when the application is discarded. */
  onDiscarded: () => void;
  /** Called when it was withdrawn, or stands again. */
  onChanged: () => void;
}

/** The person's actions on an application, from the abilities that the server sends. */
export function ApplicationActions({
  application,
  here = false,
  onDiscarded,
  onChanged,
}: ApplicationActionsProps) {
  const { id, type, abilities } = application;
  const which = <span className="visually-hidden"> {reference(id)}</span>;
  return (
    <div className="p-row">
      {abilities.continue ? (
        <ButtonLink href={continuePath(type)} small>
          Continue{which}
        </ButtonLink>
      ) : null}
      {abilities.finish ? (
        <LinkButton to={`/applications/${id}/finish`} small>
          Finish and Submit{which}
        </LinkButton>
      ) : null}
      {abilities.view && !here ? (
        <LinkButton to={`/applications/${id}`} variant="outline" small>
          View{which}
        </LinkButton>
      ) : null}
      {abilities.edit ? (
        <LinkButton to={`/applications/${id}/edit`} variant="outline" small>
          Edit{which}
        </LinkButton>
      ) : null}
      {abilities.upload ? (
        <LinkButton to={`/applications/${id}/upload`} variant="outline" small>
          Upload Document{which}
        </LinkButton>
      ) : null}
      <RequestAnother application={application} />
      <WithdrawButton application={application} onChanged={onChanged} />
      <DiscardButton application={application} onDiscarded={onDiscarded} />
    </div>
  );
}
