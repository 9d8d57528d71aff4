import type { Permission } from '@portal/contract-svc-auth-v1';
import { Skeleton, usePageTitle } from '@portal/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type PortalSettings, readSettings } from '../../api/settings';
import { FailedNotice } from '../../frame/common/failed-notice';
import { useStaff } from '../../frame/common/staff-context';
import { useLoad } from '../../frame/common/use-load';
import { isOpen } from '../../frame/views';
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
  const { api, can, shell } = useStaff();
  const mayChange = can('manageSettings');
  const [loaded, reload] = useLoad({
    key: mayChange ? 'settings' : null,
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
      {mayChange && settings === null && loaded.state === 'loading' ? (
        <Skeleton lines={8} label={t.settingsLoading()} />
      ) : null}
      <div className="p-measure">
        {settings ? <SwitchCard settings={settings} changed={keep} /> : null}
        <Shortcuts title={t.datesAndPlaces()} to={datesAndPlaces} />
        {settings ? (
          <>
            <h2 className="mt-4">{t.rulesOfForms()}</h2>
            <LimitsCard settings={settings} changed={keep} />
            {settings.hold_minutes === undefined ? null : <HoldCard settings={settings} changed={keep} />}
            <TimeZoneCard settings={settings} changed={keep} />
            <ResumeCodeCard settings={settings} changed={keep} />
            <MailedLoginCard settings={settings} changed={keep} />
            <RemindersCard settings={settings} changed={keep} />
            <LettersCard />
            <TermsCard />
          </>
        ) : null}
        {can('manageSecurity') ? (
          <>
            <FactorRuleCard />
            <IdleCard />
          </>
        ) : null}
        <Shortcuts title={t.assessmentAndEmails()} to={assessmentAndEmails} />
        <Shortcuts title={t.peopleAndHistory()} to={peopleAndHistory} />
        <Shortcuts title={t.otherPrograms()} to={otherSystems} />
      </div>
    </>
  );
}

interface Target {
  path: string;
  may: readonly Permission[];
  title: () => string;
  text: () => string;
}

const peopleAndHistory: readonly Target[] = [
  { path: 'staff', may: ['manageStaff'], title: t.toStaffAccounts, text: t.toStaffAccountsText },
  { path: 'roles', may: ['manageRoles'], title: t.toRoles, text: t.toRolesText },
  { path: 'activity', may: ['readActivity'], title: t.toActivity, text: t.toActivityText },
  { path: 'security', may: ['readActivity'], title: t.toSecurity, text: t.toSecurityText },
  { path: 'retention', may: ['manageRetention'], title: t.toRetention, text: t.toRetentionText },
];

const datesAndPlaces: readonly Target[] = [
  { path: 'rounds', may: ['manageRounds'], title: t.toRounds, text: t.toRoundsText },
  { path: 'places', may: ['managePlaces'], title: t.toPlaces, text: t.toPlacesText },
];

const assessmentAndEmails: readonly Target[] = [
  {
    path: 'reading',
    may: ['manageAssessment', 'manageConflicts', 'assignReaders'],
    title: t.toReading,
    text: t.toReadingText,
  },
  { path: 'mail-words', may: ['manageMailTemplates'], title: t.toMailWords, text: t.toMailWordsText },
  { path: 'mail', may: ['manageMail'], title: t.toMail, text: t.toMailText },
];

const otherSystems: readonly Target[] = [
  { path: 'tokens', may: ['manageIntegrations'], title: t.toTokens, text: t.toTokensText },
  { path: 'webhooks', may: ['manageIntegrations'], title: t.toWebhooks, text: t.toWebhooksText },
];

/** Links to those pages that the signed-in person may open; without any, no heading either. */
function Shortcuts({ title, to }: { title: string; to: readonly Target[] }) {
  const { can } = useStaff();
  const open = to.filter((one) => isOpen(one, can));
  if (open.length === 0) return null;
  return (
    <>
      <h2 className="mt-4">{title}</h2>
      <div className="p-grid">
        {open.map((one) => (
          <Link key={one.path} className="p-card p-shortcut" to={`/admin/portal-settings/${one.path}`}>
            <strong>{one.title()}</strong>
            <span className="p-muted">{one.text()}</span>
          </Link>
        ))}
      </div>
    </>
  );
}
