import { translated } from '@portal/application-ui/language';
import { holdMessages, holdMinutesMost } from '@portal/contract-svc-applications-v1';
import { Card } from '@portal/ui';
import { changeSettings } from '../../api/settings';
import { useStaff } from '../../frame/common/staff-context';
import * as t from '../../messages/settings';
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
    <Card title={t.secondThoughts()}>
      <MinutesForm
        field="hold_minutes"
        minutes={settings.hold_minutes ?? 0}
        bounds={{ least: 0, most: holdMinutesMost }}
        say={translated(holdMessages.minutes)}
        label={t.minutesBeforeDecision()}
        hint={t.holdBounds({ most: holdMinutesMost })}
        saveLabel={t.saveTheWait()}
        save={save}
      >
        <p>{t.holdText()}</p>
      </MinutesForm>
    </Card>
  );
}
