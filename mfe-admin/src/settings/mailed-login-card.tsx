import type { PortalSettings } from '../api/settings';
import { ChoiceCard } from './choice-card';
import type { SettingsCardProps } from './switch-card';

const choices: readonly { value: PortalSettings['mailed_login']; label: string; hint: string }[] = [
  {
    value: 'password',
    label: 'A password, and a link to choose one',
    hint: 'The password opens the dashboard at once and expires after 14 days when it is not used.',
  },
  {
    value: 'link',
    label: 'The link alone',
    hint: 'Safer: no password stands in an email. The link works once, within 14 days.',
  },
];

/** The setting of what the confirmation of a first application brings. */
export function MailedLoginCard({ settings, changed }: SettingsCardProps) {
  return (
    <ChoiceCard
      title="Confirmation email"
      legend="How an applicant gets into the new account"
      name="mailed_login"
      value={settings.mailed_login}
      options={choices}
      change={(mailed_login) => ({ mailed_login })}
      changed={changed}
      save="Save what is mailed"
    />
  );
}
