import type { Text } from '@portal/contract-language-v1';
import { Button, Card } from '@portal/ui';
import { useFormError } from '@portal/ui/form-state';
import { TextField } from '@portal/ui/forms';
import { translated } from '@portal/ui/language';
import type { StepLogic } from '@portal/ui/wizard';
import { useSyncExternalStore } from 'react';
import type { WizardForm } from '../../../base/form';
import * as t from '../../../messages/codes';
import type { StepModule, WizardApp } from '../app';
import { useApp } from '../app-context';
import type { CodeAsked } from '../off-step';
import { signInWords } from '../resume/logic';
import { signIn } from '../sign-in';
import { signInLogic } from '../sign-in-step';

function asked({ asides }: WizardApp): CodeAsked | null {
  const aside = asides.now();
  return aside?.kind === 'code' ? aside : null;
}

/** Repeats the postponed sign-in through its step, which may have further work afterwards. */
const again = (app: WizardApp): StepLogic<WizardForm> => ({
  ...signInWords(app),
  check: () => ({}),
  // A code can only be checked online; while offline its screen stays.
  canWait: () => false,
  signsIn: true,
  async save(values) {
    if (!asked(app)?.whole) return signIn(app, { whole: false });
    const { step } = app.wizard.state();
    const { waits } = app.draft.state();
    const outcome = await (await signInLogic(app)).save?.(values);
    if (!waits || outcome?.done) return outcome;
    // The current step has not been checked: it is shown again, and its answers are saved.
    await app.draft.save(step);
    return { goTo: step };
  },
});

function CodeFields() {
  const app = useApp();
  const { asides, wizard } = app;
  const code = useSyncExternalStore(asides.subscribe, () => asked(app)?.code ?? '');
  const message = useSyncExternalStore(asides.subscribe, () => asked(app)?.message ?? '');
  const error = useFormError('code');

  function type(next: string) {
    const aside = asked(app);
    if (aside) asides.set({ ...aside, code: next });
  }
  function sendAnother() {
    type('');
    void wizard.next(again(app));
  }

  return (
    <Card title={t.codeFromMail()}>
      <p role="status">{translated(message)}</p>
      <TextField
        name="code"
        label={t.code()}
        hint={t.codeHint({ email: app.form.values().email.trim() })}
        error={error}
        value={code}
        width={10}
        inputMode="numeric"
        autoComplete="one-time-code"
        onChange={(event) => type(event.currentTarget.value)}
      />
      <Button variant="outline" small onClick={sendAnother}>
        {t.newCode()}
      </Button>
    </Card>
  );
}

export const step: StepModule = {
  Fields: CodeFields,
  logic: (app) => ({
    ...again(app),
    check: (): Record<string, Text> =>
      /^\d{6}$/.test((asked(app)?.code ?? '').replace(/\s/g, '')) ? {} : { code: t.sixDigits() },
  }),
};
