import { letterLimits, type ReferenceType } from '@portal/contract-svc-applications-v1';
import type { ApiClient } from '@portal/remote-sdk';
import { Button, Notice } from '@portal/ui';
import { useFormError, useFormValue } from '@portal/ui/form-state';
import { TextArea } from '@portal/ui/forms';
import { translated } from '@portal/ui/language';
import type { ReactNode } from 'react';
import type { Reference } from '../../base/form';
import * as t from '../../messages/letters';
import { referenceIndex } from '../references/rules';
import { LetterStatus } from './letter-standing';
import { useKept } from './use-kept';
import { useLetters } from './use-letters';

interface AskInStepProps {
  client: ApiClient;
  applicationId: number;
  type: ReferenceType;
  /** The name of the letter, which is also the label of its upload. */
  label: string;
  /** Called when the referee was asked. */
  onAsked: () => void;
  /** The field for uploading the letter, when applicants may do that. */
  children?: ReactNode;
}

/** In a wizard's step: asks the referee above for the letter, and shows how far it is. What is typed for them stays on the device until then. */
export default function AskInStep({ client, applicationId, type, label, onAsked, children }: AskInStepProps) {
  const path = `references.${referenceIndex[type]}`;
  const referee = useFormValue<Reference>(path);
  const missing = useFormError(`${path}.letter`);
  const use = useLetters(client, applicationId);
  const kept = useKept({ person: useFormValue<number | ''>('user_id'), applicationId, type });
  const { about } = kept.typed;
  const reference = use.letters?.references.find((one) => one.type === type);
  const request = reference?.request;
  const isOver = request?.state === 'sent';

  async function ask() {
    const { full_name, email, phone } = referee;
    if (!(await use.ask({ type, full_name, email, phone, about }))) return;
    kept.forget();
    onAsked();
  }
  const problem = use.problem;
  const aboutProblem = problem?.errors.about?.[0];
  return (
    <>
      <p>{t.weWriteToReferee({ label })}</p>
      {reference && request ? <LetterStatus reference={reference} use={use} /> : null}
      {problem && !aboutProblem ? (
        <Notice tone="danger" role="alert">
          <p>{translated(Object.values(problem.errors)[0]?.[0] ?? problem.message)}</p>
        </Notice>
      ) : null}
      {isOver ? null : (
        <>
          {request ? <div className="p-divider" /> : null}
          <TextArea
            name={`${path}.letter`}
            label={request ? t.askAgainAbout() : t.writeAbout()}
            hint={t.aboutExample()}
            rows={3}
            limit={letterLimits.about}
            value={about}
            error={aboutProblem ?? missing}
            onChange={(event) => kept.change({ about: event.currentTarget.value })}
          />
          <Button variant="outline" busy={use.busy === 'ask'} onClick={() => void ask()}>
            {t.askSomeone({ name: referee.full_name.trim() || t.yourReferee() })}
          </Button>
          {children}
        </>
      )}
    </>
  );
}
