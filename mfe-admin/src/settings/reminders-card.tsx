import { ChoiceCard } from './choice-card';
import type { SettingsCardProps } from './switch-card';

const choices = [
  {
    value: 'on',
    label: 'Remind them after 3 and 10 days',
    hint: 'With the step where they stopped and a link that goes there. An address that nobody has proven gets one reminder; each email has a link that ends them.',
  },
  { value: 'off', label: 'Send no reminders', hint: 'Drafts are kept as they are.' },
] as const;

/** The setting of the reminders of untouched drafts. */
export function RemindersCard({ settings, changed }: SettingsCardProps) {
  return (
    <ChoiceCard<'on' | 'off'>
      title="Reminders"
      legend="Applicants who began and did not go on"
      name="draft_reminders"
      value={settings.draft_reminders ? 'on' : 'off'}
      options={choices}
      change={(chosen) => ({ draft_reminders: chosen === 'on' })}
      changed={changed}
      save="Save the reminders"
    />
  );
}
