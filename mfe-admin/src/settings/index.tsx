import { Skeleton, usePageTitle } from '@portal/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type PortalSettings, readSettings } from '../api/settings';
import { FailedNotice } from '../common/failed-notice';
import { useStaff } from '../common/staff-context';
import { useLoad } from '../common/use-load';
import { LimitsCard } from './limits-card';
import { ResumeCodeCard } from './resume-code-card';
import { SwitchCard } from './switch-card';
import { words } from './words';

/** Whether applicants may come in, and how the forms behave. */
export default function Settings() {
  const { api, shell } = useStaff();
  const [loaded, reload] = useLoad({
    key: 'settings',
    load: () => readSettings(api),
    failure: words.loadFailed,
  });
  /** As the last change left them. */
  const [changed, setChanged] = useState<PortalSettings | null>(null);
  const settings = changed ?? loaded.data;
  usePageTitle(words.title, { site: shell.branding.name });

  function keep(now: PortalSettings) {
    setChanged(now);
    void shell.settings.refresh();
  }

  return (
    <>
      <div className="p-list-head">
        <div>
          <h1>{words.title}</h1>
          <p className="p-muted">Who may come in, and how the forms behave</p>
        </div>
      </div>
      {loaded.state === 'failed' ? (
        <FailedNotice title={words.loadFailed} message={loaded.message} retry={reload} />
      ) : null}
      {settings === null && loaded.state === 'loading' ? (
        <Skeleton lines={8} label="Loading the settings" />
      ) : null}
      <div className="p-measure">
        {settings ? (
          <>
            <SwitchCard settings={settings} changed={keep} />
            <LimitsCard settings={settings} changed={keep} />
            <ResumeCodeCard settings={settings} changed={keep} />
          </>
        ) : null}
        <h2>People and history</h2>
        <div className="p-grid">
          <Shortcut to="/admin/portal-settings/staff" title="Staff accounts">
            Invite people, change what they may do, sign them out.
          </Shortcut>
          <Shortcut to="/admin/portal-settings/activity" title="Activity">
            Who did what, and when.
          </Shortcut>
          <Shortcut to="/admin/portal-settings/mail" title="Email">
            What could not be delivered, to be sent again.
          </Shortcut>
        </div>
      </div>
    </>
  );
}

function Shortcut({ to, title, children }: { to: string; title: string; children: string }) {
  return (
    <Link className="p-card p-shortcut" to={to}>
      <strong>{title}</strong>
      <span className="p-muted">{children}</span>
    </Link>
  );
}
