import { Notice } from '@portal/ui';
import type { PortalSettings } from '../../api/settings';
import * as t from '../../messages/settings';
import { ChoiceCard } from './choice-card';
import type { SettingsCardProps } from './switch-card';

const choices: readonly { value: PortalSettings['resume_code']; label: string; hint: string }[] = [
  {
    value: 'off',
    get label() {
      return t.neverCode();
    },
    get hint() {
      return t.neverCodeHint();
    },
  },
  {
    value: 'new-device',
    get label() {
      return t.codeOnNewDevice();
    },
    get hint() {
      return t.codeOnNewDeviceHint();
    },
  },
];

/** The setting that asks for a mailed code when somebody continues an application on another device. */
export function ResumeCodeCard({ settings, changed }: SettingsCardProps) {
  return (
    <ChoiceCard
      title={t.goingOn()}
      legend={t.comesBack()}
      name="resume_code"
      value={settings.resume_code}
      options={choices.map((choice) => ({
        ...choice,
        label:
          choice.value === settings.resume_code_default ? t.asAtFirst({ label: choice.label }) : choice.label,
      }))}
      change={(resume_code) => ({ resume_code })}
      changed={changed}
      save={t.saveChoice()}
    >
      {settings.resume_code === 'off' ? (
        <Notice tone="warning" title={t.noCodeAsked()}>
          <p>{t.withoutCode()}</p>
        </Notice>
      ) : null}
    </ChoiceCard>
  );
}
