import { Button, Card, Dialog, Notice, StatusChip } from '@portal/ui';
import { Checkbox } from '@portal/ui/forms';
import { useState } from 'react';
import { type PortalSettings, switchPortal } from '../api/settings';
import { DialogButtons } from '../common/dialog-parts';
import { refusalSentence } from '../common/refusal';
import { useStaff } from '../common/staff-context';
import { useWork } from '../common/use-work';
import { portalMessages } from './words';

export interface SettingsCardProps {
  settings: PortalSettings;
  /** Called with the settings after a change. */
  changed: (settings: PortalSettings) => void;
}

/** Opens and closes the portal. The consequences are explained first; closing asks for confirmation. */
export function SwitchCard({ settings, changed }: SettingsCardProps) {
  const { api, shell } = useStaff();
  const { busy, run } = useWork();
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const open = settings.portal_enabled;

  function turn(enabled: boolean) {
    setFailure(null);
    setDone(null);
    void run(
      async () => {
        const now = await switchPortal(api, enabled);
        const told = now ? portalMessages.enabled : portalMessages.disabled;
        setAsking(false);
        setDone(told);
        shell.notify.success(told);
        changed({ ...settings, portal_enabled: now });
      },
      (error) => {
        setAsking(false);
        setFailure(refusalSentence(error, portalMessages.updateFailed));
        shell.notify.error(portalMessages.updateFailed);
      },
    );
  }
  const press = () => {
    if (busy) return;
    if (open) setAsking(true);
    else turn(true);
  };

  return (
    <Card
      title="Application portal"
      action={<StatusChip status={open ? 'active' : 'inactive'} label={open ? 'Active' : 'Disabled'} />}
    >
      <div role="status">
        {done ? (
          <Notice tone="success">
            <p>{done}</p>
          </Notice>
        ) : null}
      </div>
      {failure ? (
        <Notice tone="danger" role="alert" title={portalMessages.updateFailed}>
          <p>{failure}</p>
        </Notice>
      ) : null}
      <Checkbox
        id="portal-enabled"
        label="Applicants may use the portal"
        role="switch"
        checked={open}
        aria-busy={busy || undefined}
        onChange={press}
      />
      <p>
        {open
          ? 'The portal is open: people apply, go on with their applications and see their dashboards.'
          : 'The portal is closed: applicants see that the application period has ended.'}
      </p>
      <h3 className="p-card-title mb-2">{open ? 'When you disable it' : 'When you enable it'}</h3>
      <Consequences closing={open} />
      <Button variant={open ? 'danger' : 'primary'} busy={busy} onClick={press}>
        {open ? 'Disable Portal' : 'Enable Portal'}
      </Button>
      {asking ? (
        <Dialog
          open
          title="Disable the portal?"
          onClose={busy ? undefined : () => setAsking(false)}
          footer={
            <DialogButtons
              button="Disable Portal"
              cancel="Keep it open"
              harmful
              busy={busy}
              close={() => setAsking(false)}
              onPress={() => turn(false)}
            />
          }
        >
          <Consequences closing />
        </Dialog>
      ) : null}
    </Card>
  );
}

function Consequences({ closing }: { closing: boolean }) {
  return closing ? (
    <ul>
      <li>Nobody can begin, go on with or send in an application, or sign in as an applicant.</li>
      <li>Within ten seconds whoever is filling in a form sees that the portal is closed.</li>
      <li>
        Nothing is lost: what they have typed is kept on their device and here, for when you open again.
      </li>
      <li>Administrators and reviewers go on working as before.</li>
    </ul>
  ) : (
    <ul>
      <li>People can apply and sign in again, at once.</li>
      <li>Applications that were begun before go on where they were left.</li>
    </ul>
  );
}
