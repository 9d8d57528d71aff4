import { Skeleton, usePageTitle } from '@portal/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type PortalSettings, readSettings } from '../../api/settings';
import { FailedNotice } from '../../frame/common/failed-notice';
import { useStaff } from '../../frame/common/staff-context';
import { useLoad } from '../../frame/common/use-load';
import * as t from '../../messages/settings';
import { FactorRuleCard } from './factor-rule-card';
import { HoldCard } from './hold-card';
import { IdleCard } from './idle-card';
import { LettersCard } from './letters-card';
import { LimitsCard } from './limits-card';
import { MailedLoginCard } from './mailed-login-card';
import { RemindersCard } from './reminders-card';
import { ResumeCodeCard } from './resume-code-card';
import { SwitchCard } from './switch-card';
import { TermsCard } from './terms-card';
import { TimeZoneCard } from './time-zone-card';
import { portalMessages } from './words';

/** The portal's settings: open or closed, and the behaviour of the forms. */
export default function Settings() {
  const { api, shell } = useStaff();
  const [loaded, reload] = useLoad({
    key: 'settings',
    load: () => readSettings(api),
    failure: portalMessages.loadFailed,
  });
  /** The settings after the last change. */
  const [changed, setChanged] = useState<PortalSettings | null>(null);
  const settings = changed ?? loaded.data;
  usePageTitle(portalMessages.title, { site: shell.branding.name });

  function keep(now: PortalSettings) {
    setChanged(now);
    void shell.settings.refresh();
  }

  return (
    <>
      <div className="p-list-head">
        <div>
          <h1>{portalMessages.title}</h1>
          <p className="p-muted">{t.settingsLead()}</p>
        </div>
      </div>
      {loaded.state === 'failed' ? (
        <FailedNotice title={portalMessages.loadFailed} message={loaded.message} retry={reload} />
      ) : null}
      {settings === null && loaded.state === 'loading' ? (
        <Skeleton lines={8} label={t.settingsLoading()} />
      ) : null}
      <div className="p-measure">
        {settings ? (
          <>
            <SwitchCard settings={settings} changed={keep} />
            <LimitsCard settings={settings} changed={keep} />
            {settings.hold_minutes === undefined ? null : <HoldCard settings={settings} changed={keep} />}
            <TimeZoneCard settings={settings} changed={keep} />
            <FactorRuleCard />
            <IdleCard />
            <ResumeCodeCard settings={settings} changed={keep} />
            <MailedLoginCard settings={settings} changed={keep} />
            <RemindersCard settings={settings} changed={keep} />
            <LettersCard />
            <TermsCard />
          </>
        ) : null}
        <h2>{t.peopleAndHistory()}</h2>
        <div className="p-grid">
          <Shortcut to="/admin/portal-settings/staff" title={t.toStaffAccounts()}>
            {t.toStaffAccountsText()}
          </Shortcut>
          <Shortcut to="/admin/portal-settings/activity" title={t.toActivity()}>
            {t.toActivityText()}
          </Shortcut>
          <Shortcut to="/admin/portal-settings/security" title={t.toSecurity()}>
            {t.toSecurityText()}
          </Shortcut>
          <Shortcut to="/admin/portal-settings/retention" title={t.toRetention()}>
            {t.toRetentionText()}
          </Shortcut>
          <Shortcut to="/admin/portal-settings/mail" title={t.toMail()}>
            {t.toMailText()}
          </Shortcut>
          <Shortcut to="/admin/portal-settings/reading" title={t.toReading()}>
            {t.toReadingText()}
          </Shortcut>
          <Shortcut to="/admin/portal-settings/mail-words" title={t.toMailWords()}>
            {t.toMailWordsText()}
          </Shortcut>
        </div>
        <h2 className="mt-4">{t.otherPrograms()}</h2>
        <div className="p-grid">
          <Shortcut to="/admin/portal-settings/tokens" title={t.toTokens()}>
            {t.toTokensText()}
          </Shortcut>
          <Shortcut to="/admin/portal-settings/webhooks" title={t.toWebhooks()}>
            {t.toWebhooksText()}
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
