import { ButtonLink } from '@portal/ui';
import { rich } from '@portal/ui/language';
import type { ReactNode } from 'react';
import { LinkButton } from '../common/link-button';
import { hidden } from '../common/marked';
import { continuePath, reference } from '../common/words';
import { RequestAnother } from '../further/request-another';
import * as t from '../messages/actions';
import { DiscardButton } from './discarding/discard-button';
import { type Withdrawable, WithdrawButton } from './withdrawing/withdrawal';

interface ApplicationActionsProps {
  application: Withdrawable;
  /** True on the application's own page, which needs no View button. */
  here?: boolean;
  /** Further actions, shown before discarding and withdrawing. */
  children?: ReactNode;
  /** Called when the application is discarded. */
  onDiscarded: () => void;
  /** Called when the application was withdrawn, or its withdrawal undone. */
  onChanged: () => void;
}

/** The person's actions on an application, from the abilities that the server sends. */
export function ApplicationActions({
  application,
  here = false,
  children,
  onDiscarded,
  onChanged,
}: ApplicationActionsProps) {
  const { id, type, abilities } = application;
  const which = { reference: reference(id), hidden };
  return (
    <div className="p-row">
      {abilities.continue ? (
        <ButtonLink href={continuePath(type)} small>
          {rich(t.goOn(which))}
        </ButtonLink>
      ) : null}
      {abilities.finish ? (
        <LinkButton to={`/applications/${id}/finish`} small>
          {rich(t.finishAndSubmit(which))}
        </LinkButton>
      ) : null}
      {abilities.view && !here ? (
        <LinkButton to={`/applications/${id}`} variant="outline" small>
          {rich(t.view(which))}
        </LinkButton>
      ) : null}
      {abilities.edit ? (
        <LinkButton to={`/applications/${id}/edit`} variant="outline" small>
          {rich(t.edit(which))}
        </LinkButton>
      ) : null}
      {abilities.upload ? (
        <LinkButton to={`/applications/${id}/upload`} variant="outline" small>
          {rich(t.uploadTo(which))}
        </LinkButton>
      ) : null}
      <RequestAnother application={application} />
      {children}
      <WithdrawButton application={application} onChanged={onChanged} />
      <DiscardButton application={application} onDiscarded={onDiscarded} />
    </div>
  );
}
