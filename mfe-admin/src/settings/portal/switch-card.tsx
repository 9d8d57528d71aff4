import { Button, Card, Dialog, Notice, StatusChip } from '@portal/ui';
import { Checkbox } from '@portal/ui/forms';
import { translated } from '@portal/ui/language';
import { useState } from 'react';
import { type PortalSettings, switchPortal } from '../../api/settings';
import { DialogButtons } from '../../frame/common/dialog-parts';
import { refusalSentence } from '../../frame/common/refusal';
import { useStaff } from '../../frame/common/staff-context';
import { useWork } from '../../frame/common/use-work';
import * as t from '../../messages/settings';
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
        const message = now ? portalMessages.enabled : portalMessages.disabled;
        setAsking(false);
        setDone(message);
        shell.notify.success(message);
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
      title={t.applicationPortal()}
      action={
        <StatusChip
          status={open ? 'active' : 'inactive'}
          label={open ? t.settingsActive() : t.settingsDisabled()}
        />
      }
    >
      <div role="status">
        {done ? (
          <Notice tone="success">
            <p>{translated(done)}</p>
          </Notice>
        ) : null}
      </div>
      {failure ? (
        <Notice tone="danger" role="alert" title={portalMessages.updateFailed}>
          <p>{translated(failure)}</p>
        </Notice>
      ) : null}
      <Checkbox
        id="portal-enabled"
        label={t.mayUsePortal()}
        role="switch"
        checked={open}
        aria-busy={busy || undefined}
        onChange={press}
      />
      <p>{open ? t.portalIsOpen() : t.portalIsClosed()}</p>
      <h3 className="p-card-title mb-2">{open ? t.whenDisabled() : t.whenEnabled()}</h3>
      <Consequences closing={open} />
      <Button variant={open ? 'danger' : 'primary'} busy={busy} onClick={press}>
        {open ? t.disablePortal() : t.enablePortal()}
      </Button>
      {asking ? (
        <Dialog
          open
          title={t.disableThePortal()}
          onClose={busy ? undefined : () => setAsking(false)}
          footer={
            <DialogButtons
              button={t.disablePortal()}
              cancel={t.keepItOpen()}
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
      <li>{t.closedForApplicants()}</li>
      <li>{t.closedWithinSeconds()}</li>
      <li>{t.nothingLost()}</li>
      <li>{t.staffGoOn()}</li>
    </ul>
  ) : (
    <ul>
      <li>{t.peopleCanApply()}</li>
      <li>{t.begunGoOn()}</li>
    </ul>
  );
}
