import { holdMessages, holdMinutesMost } from '@portal/contract-svc-applications-v1';
import { Card } from '@portal/ui';
import { changeSettings } from '../api/settings';
import { useStaff } from '../common/staff-context';
import { MinutesForm } from './minutes-form';
import type { SettingsCardProps } from './switch-card';

/** The setting for how many minutes decisions wait before they go out. */
export function HoldCard({ settings, changed }: SettingsCardProps) {
  const { api } = useStaff();

  async function save(hold_minutes: number) {
    const now = await changeSettings(api, { hold_minutes });
    changed(now);
    return now.hold_minutes ?? hold_minutes;
  }

  return (
    <Card title="Second thoughts">
      <MinutesForm
        field="hold_minutes"
        minutes={settings.hold_minutes ?? 0}
        bounds={{ least: 0, most: holdMinutesMost }}
        say={holdMessages.minutes}
        label="Minutes before a decision goes out"
        hint={`From 0 to ${holdMinutesMost}; 10 at first. With 0 it goes out at once.`}
        saveLabel="Save the wait"
        save={save}
      >
        <p>
          A decision waits for so long before it counts and its email goes out. Until then it can be undone,
          and the applicant sees nothing of it.
        </p>
      </MinutesForm>
    </Card>
  );
}
