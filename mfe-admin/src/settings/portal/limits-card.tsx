import { translated } from '@portal/application-ui/language';
import { settingsMessages } from '@portal/contract-svc-applications-v1';
import { Button, Card, Notice, usePageTitle } from '@portal/ui';
import { ErrorSummary, TextField } from '@portal/ui/forms';
import { type FormEvent, useState } from 'react';
import { changeSettings, type PortalSettings } from '../../api/settings';
import { fieldErrors, refusalSentence } from '../../frame/common/refusal';
import { useStaff } from '../../frame/common/staff-context';
import { useWork } from '../../frame/common/use-work';
import * as t from '../../messages/settings';
import type { SettingsCardProps } from './switch-card';
import { portalMessages } from './words';

type Limits = PortalSettings['form_limits'];
type LimitName = keyof Limits;
type Typed = Record<LimitName, string>;

const fields: readonly { name: LimitName; label: string }[] = [
  {
    name: 'experience_description',
    get label() {
      return t.experienceLength();
    },
  },
  {
    name: 'personal_statement',
    get label() {
      return t.statementLength();
    },
  },
];
const idOf = (name: LimitName) => `form_limits.${name}`;

/** The length limits of the forms' texts. */
export function LimitsCard({ settings, changed }: SettingsCardProps) {
  const { api, shell } = useStaff();
  const { busy, run } = useWork();
  const [typed, setTyped] = useState<Typed>(() => asTyped(settings.form_limits));
  const [errors, setErrors] = useState<Partial<Typed>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  function save(event: FormEvent) {
    event.preventDefault();
    setAttempt((count) => count + 1);
    setFailure(null);
    const found = limitErrors(typed, settings);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    void run(
      async () => {
        const now = await changeSettings(api, { form_limits: asNumbers(typed) });
        setTyped(asTyped(now.form_limits));
        changed(now);
        shell.notify.success(portalMessages.saved);
      },
      (error) => {
        const errors = fieldErrors(
          error,
          fields.map(({ name }) => idOf(name)),
        );
        const placed: Partial<Typed> = {};
        for (const { name } of fields) {
          const sentence = errors[idOf(name)];
          if (sentence) placed[name] = sentence;
        }
        setErrors(placed);
        if (Object.keys(placed).length === 0) setFailure(refusalSentence(error, portalMessages.saveFailed));
        shell.notify.error(Object.keys(placed).length > 0 ? portalMessages.check : portalMessages.saveFailed);
      },
    );
  }

  const summary = fields.flatMap(({ name }) => {
    const message = errors[name];
    return message ? [{ href: `#${idOf(name)}`, message }] : [];
  });
  usePageTitle(portalMessages.title, { site: shell.branding.name, error: summary.length > 0 });
  return (
    <Card title={t.lengthOfTexts()}>
      <ErrorSummary errors={summary} attempt={attempt} />
      {failure ? (
        <Notice tone="danger" role="alert" title={t.limitsNotSaved()}>
          <p>{translated(failure)}</p>
        </Notice>
      ) : null}
      <p>{t.limitsText()}</p>
      <form onSubmit={save} noValidate>
        {fields.map(({ name, label }) => (
          <TextField
            key={name}
            id={idOf(name)}
            label={label}
            hint={t.limitHint({ least: settings.form_limits_default[name], most: settings.form_limits_most })}
            inputMode="numeric"
            autoComplete="off"
            width={4}
            value={typed[name]}
            error={errors[name]}
            onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
          />
        ))}
        <Button type="submit" variant="outline" busy={busy}>
          {t.saveLengths()}
        </Button>
      </form>
    </Card>
  );
}

/** The errors that the server would report. */
export function limitErrors(
  typed: Typed,
  { form_limits_default: least, form_limits_most: most }: PortalSettings,
): Partial<Typed> {
  const errors: Partial<Typed> = {};
  for (const { name } of fields) {
    const text = typed[name].trim();
    const characters = Number(text);
    if (!/^\d+$/.test(text) || characters < least[name] || characters > most) {
      errors[name] = translated(settingsMessages.formLimit(name));
    }
  }
  return errors;
}

const asTyped = ({ experience_description, personal_statement }: Limits): Typed => ({
  experience_description: String(experience_description),
  personal_statement: String(personal_statement),
});

const asNumbers = (typed: Typed): Limits => ({
  experience_description: Number(typed.experience_description.trim()),
  personal_statement: Number(typed.personal_statement.trim()),
});
