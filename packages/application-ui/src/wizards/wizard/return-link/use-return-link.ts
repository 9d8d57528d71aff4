import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import { call } from '@portal/remote-sdk';
import { readProblem, type StepOutcome } from '@portal/ui/wizard';
import { useState } from 'react';
import type { StepModule, WizardApp } from '../app';
import { signIn } from '../sign-in';

/** The result of sending the email; `refused` contains the service's message. */
export type ReturnLinkResult =
  | { kind: 'sent' | 'on-its-way'; email: string }
  | { kind: 'offline' | 'failed' }
  | { kind: 'refused'; message: string };

/** Saves the step as it is, then emails the applicant a link for coming back to it. */
export function useReturnLink(app: WizardApp, module: StepModule) {
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<ReturnLinkResult | null>(null);

  async function send() {
    setBusy(true);
    setResult(null);
    try {
      if (app.draft.state().signedIn) setResult(await mailed(app));
      else await beginThenMail(app, module, setResult);
    } finally {
      setBusy(false);
    }
  }
  return { busy, result, send };
}

/** For a person without a session: begins the application first, with the step's answers but without its file. */
async function beginThenMail(
  app: WizardApp,
  { withoutFile }: StepModule,
  show: (result: ReturnLinkResult | null) => void,
): Promise<void> {
  // The sign-in waits for a connection, and therefore the email, too.
  if (app.draft.state().waits) return show({ kind: 'offline' });
  if (!withoutFile) return;
  const { step } = app.wizard.state();
  await app.wizard.next({
    ...withoutFile(app),
    async save() {
      const outcome = await signIn(app, { whole: true }).catch((error: unknown): StepOutcome => {
        if (readProblem(error).kind !== 'offline') throw error;
        show({ kind: 'offline' });
        return { goTo: step };
      });
      const { done = false, goTo } = outcome;
      // An earlier application opens at its own step, so no link to this one is needed.
      if (done || (goTo !== undefined && goTo !== step)) return outcome;
      if (app.draft.state().signedIn) show(await mailed(app));
      return { goTo: step };
    },
  });
}

async function mailed(app: WizardApp): Promise<ReturnLinkResult | null> {
  const { api, draft, form, programme, wizard } = app;
  try {
    await draft.save(wizard.state().step);
    const { application_id, email } = form.values();
    const { body } = await call(api.client, applicationCalls.sendReturnLink, {
      params: { programme: programme.role },
      body: { application_id },
    });
    return { kind: body.sent ? 'sent' : 'on-its-way', email };
  } catch (error) {
    return unmailed(app, error);
  }
}

/** The result to show for an error; null for errors that the wizard itself shows. */
function unmailed({ wizard }: WizardApp, error: unknown): ReturnLinkResult | null {
  const problem = readProblem(error);
  if (problem.kind === 'offline') return { kind: 'offline' };
  if (problem.kind === 'refused' && problem.status === 429)
    return { kind: 'refused', message: problem.message };
  if (problem.kind === 'unexpected' || problem.kind === 'refused') return { kind: 'failed' };
  if (problem.kind !== 'settled') wizard.fail(error);
  return null;
}
