import type { PortalSettings } from '../../api/settings';
import * as t from '../../messages/settings';
import { ChoiceCard } from './choice-card';
import type { SettingsCardProps } from './switch-card';

const choices: readonly { value: PortalSettings['mailed_login']; label: string; hint: string }[] = [
  {
    value: 'password',
    get label() {
      return t.loginByPassword();
    },
    get hint() {
      return t.loginByPasswordHint();
    },
  },
  {
    value: 'link',
    get label() {
      return t.loginByLink();
    },
    get hint() {
      return t.loginByLinkHint();
    },
  },
];

/** The setting of what the confirmation mail of a first application contains. */
export function MailedLoginCard({ settings, changed }: SettingsCardProps) {
  return (
    <ChoiceCard
      title={t.confirmationEmail()}
      legend={t.howIntoAccount()}
      name="mailed_login"
      value={settings.mailed_login}
      options={choices}
      change={(mailed_login) => ({ mailed_login })}
      changed={changed}
      save={t.saveWhatIsMailed()}
    />
  );
}
