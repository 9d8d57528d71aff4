import { identityKey, requiredSentence } from '@portal/application-ui/visitor';
import { signIn } from '@portal/application-ui/wizard';
import { visitMessages } from '@portal/contract-svc-applications-v1';
import { translated } from '@portal/ui/language';
import { FieldProblem, readProblem, type StepOutcome } from '@portal/ui/wizard';
import type { VisitApp } from '../../wizard/app';
import { sendIdentity } from './identity';

/** Signs in if nobody is signed in, then stores the identity document. */
export async function savePerson(app: VisitApp): Promise<StepOutcome> {
  const { draft, form, uploads } = app;
  if (!draft.state().signedIn) {
    const outcome = await signIn(app, { whole: true });
    if (outcome.done || (outcome.goTo && uploads.isStored(identityKey))) return outcome;
  }
  await uploads.sendChosen(identityKey, sendIdentity(app)).catch((error: unknown) => {
    const sentence = uploads.state(identityKey).error;
    throw sentence && readProblem(error).kind !== 'session'
      ? new FieldProblem({ [identityKey]: sentence })
      : error;
  });
  if (!uploads.isThere(identityKey)) {
    app.shell.notify.error(translated(requiredSentence(form.values(), false)) ?? '');
    throw new FieldProblem({ [identityKey]: visitMessages.national_id });
  }
  return uploads.isStored(identityKey) ? {} : { later: true };
}
