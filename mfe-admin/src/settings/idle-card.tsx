import { idleMinutes } from '@portal/contract-svc-auth-v1';
import { Card, Skeleton } from '@portal/ui';
import { readIdleMinutes, setIdleMinutes } from '../api/idle';
import { FailedNotice } from '../common/failed-notice';
import { useStaff } from '../common/staff-context';
import { useLoad } from '../common/use-load';
import { MinutesForm } from './minutes-form';

/** The setting after how many minutes without use staff are signed out. */
export function IdleCard() {
  const { api } = useStaff();
  const [minutes, reload] = useLoad({ key: 'idle minutes', load: () => readIdleMinutes(api) });
  return (
    <Card title="Staff without use">
      {minutes.state === 'failed' ? (
        <FailedNotice title="This setting could not be loaded" message={minutes.message} retry={reload} />
      ) : null}
      {minutes.data === null && minutes.state === 'loading' ? (
        <Skeleton lines={2} label="Loading the setting" />
      ) : null}
      {minutes.data === null ? null : (
        <MinutesForm
          field="idle_minutes"
          minutes={minutes.data}
          bounds={idleMinutes}
          say={idleMinutes.say}
          label="Minutes without use"
          hint={`From ${idleMinutes.least} to ${idleMinutes.most}; 30 at first.`}
          saveLabel="Save minutes"
          save={(chosen) => setIdleMinutes(api, chosen)}
        >
          <p>
            Administrators and reviewers are signed out when nobody types or presses anything for so long.
            They are warned two minutes before, and what they were writing stays for when they sign in again.
          </p>
        </MinutesForm>
      )}
    </Card>
  );
}
