import { Button, Card } from '@portal/ui';
import { useFormError } from '@portal/ui/form-state';
import { TextField } from '@portal/ui/forms';
import type { StepLogic } from '@portal/ui/wizard';
import { useSyncExternalStore } from 'react';
import type { WizardForm } from '../../form';
import * as t from '../../messages/codes';
import type { StepModule, WizardApp } from '../app';
import { useApp } from '../app-context';
import { signInWords } from '../resume/logic';
import { signIn } from '../sign-in';
import type { CodeAsked } from './aside';

function asked({ asides }: WizardApp): CodeAsked | null {
  const aside = asides.now();
  return aside?.kind === 'code' ? aside : null;
}

/** Repeats the postponed sign-in from its step, which may have more work after it. */
const again = (app: WizardApp): StepLogic<WizardForm> => ({
  ...signInWords(app),
  check: () => ({}),
  async save(values) {
    if (!asked(app)?.whole) return signIn(app, { whole: false });
    const definition = app.programme.steps[app.wizard.state().step - 1];
    const { step } = (await definition?.load()) ?? {};
    return step?.logic(app).save?.(values);
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
      <p role="status">{message}</p>
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
    check: (): Record<string, string> =>
      /^\d{6}$/.test((asked(app)?.code ?? '').replace(/\s/g, '')) ? {} : { code: t.sixDigits() },
  }),
};
