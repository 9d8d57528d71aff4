import { referenceOf } from '@portal/contract-svc-applications-v1';
import { Link } from 'react-router-dom';
import { deskPath } from '../../frame/common/desk-place';
import { storedActor } from '../../frame/common/stored-words';
import * as t from '../../messages/activity';
import { sentenceFor } from './sentence';
import type { Entry } from './use-activity';

/** An act as a sentence, with a link to its application. */
export function ActivityLine({ entry, time }: { entry: Entry; time: string }) {
  const { before, application, after } = sentenceFor(entry);
  return (
    <li>
      <strong>{storedActor(entry.actor.name)}</strong> {before}
      {application ? (
        <>
          {' '}
          <Link className="text-nowrap" to={deskPath(application.type, application.id)}>
            {referenceOf(application.type, application.id)}
          </Link>
          {application.name && application.name !== entry.actor.name
            ? t.ofApplicant({ name: application.name })
            : ''}
        </>
      ) : null}
      {after}
      <br />
      <time className="p-small p-muted" dateTime={entry.at}>
        {time}
      </time>
    </li>
  );
}
