import { ButtonLink } from '@portal/ui';
import type { Doable } from '../api';
import { LinkButton } from '../common/link-button';
import { continuePath, reference } from '../common/words';
import { RequestAnother } from '../further/request-another';

interface ApplicationActionsProps {
  application: Doable;
  /** On the application's own page there is nothing to view. */
  here?: boolean;
}

/** What the person may do with an application: as the server says, nothing is worked out here. */
export function ApplicationActions({ application, here = false }: ApplicationActionsProps) {
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
    </div>
  );
}
