import { Notice } from '@portal/ui';
import type { PortalSettings } from '../api/settings';
import { ChoiceCard } from './choice-card';
import type { SettingsCardProps } from './switch-card';

const withoutCode =
  'Whoever knows the email address and the phone number of an applicant can open an application that is not sent in yet.';

const choices: readonly { value: PortalSettings['resume_code']; label: string; hint: string }[] = [
  {
    value: 'off',
    label: 'Never ask for a code',
    hint: 'Email address and phone number are enough, on every device.',
  },
  {
    value: 'new-device',
    label: 'Ask on a new device',
    hint: 'To go on somewhere else, the applicant enters six figures that we mail to them, once a device. Safer; it needs an email that arrives.',
  },
];

/** The setting that asks for a mailed code when somebody continues an application on another device. */
export function ResumeCodeCard({ settings, changed }: SettingsCardProps) {
  return (
    <ChoiceCard
      title="Going on with an application"
      legend="When an applicant comes back with email and phone number"
      name="resume_code"
      value={settings.resume_code}
      options={choices.map((choice) => ({
        ...choice,
        label:
          choice.value === settings.resume_code_default
            ? `${choice.label} (as it is at first)`
            : choice.label,
      }))}
      change={(resume_code) => ({ resume_code })}
      changed={changed}
      save="Save choice"
    >
      {settings.resume_code === 'off' ? (
        <Notice tone="warning" title="No code is asked for">
          <p>{withoutCode}</p>
        </Notice>
      ) : null}
    </ChoiceCard>
  );
}
