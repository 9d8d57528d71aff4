import { translated } from '@portal/application-ui/language';
import { idleMinutes } from '@portal/contract-svc-auth-v1';
import { Card, Skeleton } from '@portal/ui';
import { readIdleMinutes, setIdleMinutes } from '../../api/idle';
import { FailedNotice } from '../../frame/common/failed-notice';
import { useStaff } from '../../frame/common/staff-context';
import { useLoad } from '../../frame/common/use-load';
import * as t from '../../messages/settings';
import { MinutesForm } from './minutes-form';

/** The setting after how many minutes without use staff are signed out. */
export function IdleCard() {
  const { api } = useStaff();
  const [minutes, reload] = useLoad({ key: 'idle minutes', load: () => readIdleMinutes(api) });
  return (
    <Card title={t.staffWithoutUse()}>
      {minutes.state === 'failed' ? (
        <FailedNotice title={t.settingNotLoaded()} message={minutes.message} retry={reload} />
      ) : null}
      {minutes.data === null && minutes.state === 'loading' ? (
        <Skeleton lines={2} label={t.settingLoading()} />
      ) : null}
      {minutes.data === null ? null : (
        <MinutesForm
          field="idle_minutes"
          minutes={minutes.data}
          bounds={idleMinutes}
          say={translated(idleMinutes.say)}
          label={t.minutesWithoutUse()}
          hint={t.idleHint({ least: idleMinutes.least, most: idleMinutes.most })}
          saveLabel={t.saveMinutes()}
          save={(chosen) => setIdleMinutes(api, chosen)}
        >
          <p>{t.settingsIdleText()}</p>
        </MinutesForm>
      )}
    </Card>
  );
}
