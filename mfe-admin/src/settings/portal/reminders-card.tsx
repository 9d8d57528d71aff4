import * as t from '../../messages/settings';
import { ChoiceCard } from './choice-card';
import type { SettingsCardProps } from './switch-card';

const choices = [
  {
    value: 'on',
    get label() {
      return t.remindThem();
    },
    get hint() {
      return t.remindThemHint();
    },
  },
  {
    value: 'off',
    get label() {
      return t.noReminders();
    },
    get hint() {
      return t.noRemindersHint();
    },
  },
] as const;

/** The setting of the reminders of untouched drafts. */
export function RemindersCard({ settings, changed }: SettingsCardProps) {
  return (
    <ChoiceCard<'on' | 'off'>
      title={t.settingsReminders()}
      legend={t.didNotGoOn()}
      name="draft_reminders"
      value={settings.draft_reminders ? 'on' : 'off'}
      options={choices}
      change={(chosen) => ({ draft_reminders: chosen === 'on' })}
      changed={changed}
      save={t.saveReminders()}
    />
  );
}
