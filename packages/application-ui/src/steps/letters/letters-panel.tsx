import type { ApiClient } from '@portal/remote-sdk';
import { Button, Notice } from '@portal/ui';
import { rich, translated } from '@portal/ui/language';
import { useState } from 'react';
import * as t from '../../messages/letters';
import { AskFields } from './ask-fields';
import { LetterStatus } from './letter-standing';
import { useLetters } from './use-letters';
import type { LetterReference, Letters } from './words';

interface LettersPanelProps {
  client: ApiClient;
  applicationId: number;
  /** The id of the applicant: what is typed for a referee is kept on the device under it. */
  person?: number | undefined;
}

/** Whether a referee, or another one, can be asked for this letter. */
const isToAsk = ({ letters }: Letters, { there, request }: LetterReference): boolean =>
  letters !== 'upload' && !there && request?.state !== 'sent';

/** Names the letter for people who hear the button's label out of context. */
const about = ({ type }: LetterReference) => ({
  kind: type === 'academic' ? t.academicKind() : t.communityKind(),
  hidden: (words: string) => <span className="visually-hidden">{words}</span>,
});

/** The letters of an application on the dashboard. Nothing where they are uploaded, or could not be loaded. */
export default function LettersPanel({ client, applicationId, person }: LettersPanelProps) {
  const use = useLetters(client, applicationId);
  const [asking, setAsking] = useState<LetterReference['type'] | null>(null);
  const { letters, problem } = use;
  if (!letters) return null;
  return (
    <section aria-label={t.referenceLetters()}>
      <h4 className="p-card-title mb-2">{t.referenceLetters()}</h4>
      {letters.waiting ? (
        <p role="status">{t.applicationWaits({ waiting: translated(letters.waiting) })}</p>
      ) : null}
      {problem && !asking ? (
        <Notice tone="danger" role="alert">
          <p>{translated(problem.message)}</p>
        </Notice>
      ) : null}
      {letters.references.map((reference) => (
        <div key={reference.type} className="p-list-row">
          <LetterStatus reference={reference} use={use} />
          {asking === reference.type ? (
            <AskFields
              person={person}
              applicationId={applicationId}
              type={reference.type}
              use={use}
              onAsked={() => setAsking(null)}
              onCancel={() => setAsking(null)}
            />
          ) : isToAsk(letters, reference) ? (
            <Button variant="outline" small onClick={() => setAsking(reference.type)}>
              {rich((reference.request ? t.askSomebodyElse : t.askReferee)(about(reference)))}
            </Button>
          ) : null}
        </div>
      ))}
    </section>
  );
}
