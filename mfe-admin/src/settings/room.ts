import type { Permission } from '@portal/contract-svc-auth-v1';
import type { Room } from '../frame/room';
import { type StaffView, view } from '../frame/views';
import * as t from '../messages/routes';

type Described = Parameters<typeof view>[0];

/** Makes a settings page that any of these permissions opens. */
const page = (path: string, may: readonly Permission[], described: Omit<Described, 'path' | 'may'>) => ({
  ...described,
  path,
  may,
  group: 'portal' as const,
});

const pages: readonly StaffView[] = [
  view(
    page('portal-settings/mail', ['manageMail'], { label: t.mails, picture: 'mail', counts: 'mails' }),
    () => import('./mail'),
  ),
  view(
    page('modules', ['publishReleases'], { label: t.modulesPage, picture: 'parts' }),
    () => import('./modules'),
  ),
  view(page('modules/keys', ['publishReleases'], { title: t.releaseKeys }), () => import('./release-keys')),
  view(
    page('portal-settings/staff', ['manageStaff'], { label: t.people, picture: 'people' }),
    () => import('./staff-accounts'),
  ),
  view(page('portal-settings/roles', ['manageRoles'], { title: t.roles }), () => import('./roles')),
  view(
    page('portal-settings/activity', ['readActivity'], { title: t.activityPage }),
    () => import('./activity'),
  ),
  view(page('portal-settings/security', ['readActivity'], { title: t.security }), () => import('./events')),
  view(
    page('portal-settings/retention', ['manageRetention'], { title: t.retention }),
    () => import('./retention'),
  ),
  view(page('portal-settings/rounds', ['manageRounds'], { title: t.roundsPage }), () => import('./rounds')),
  view(
    page('portal-settings/round-figures', ['manageRounds'], { title: t.roundFiguresPage }),
    () => import('./round-figures'),
  ),
  view(
    page('portal-settings/reading', ['manageAssessment', 'manageConflicts', 'assignReaders'], {
      title: t.readingTogether,
    }),
    () => import('./reading-settings'),
  ),
  view(
    page('portal-settings/mail-words', ['manageMailTemplates'], { title: t.mailWords }),
    () => import('./mail-templates'),
  ),
  view(
    page('portal-settings/places', ['managePlaces'], { title: t.placeSettings }),
    () => import('./places'),
  ),
  view(page('portal-settings/tokens', ['manageIntegrations'], { title: t.tokens }), () => import('./tokens')),
  view(
    page('portal-settings/webhooks', ['manageIntegrations'], { title: t.webhooks }),
    () => import('./webhooks'),
  ),
];

/** Portal Settings links to the other pages, so everybody who may open one of them may open it. */
const opened = [...new Set(pages.flatMap(({ may = [] }) => may))].filter((one) => one !== 'publishReleases');

export const settings: Room = {
  views: [
    view(
      page('portal-settings', ['manageSettings', 'manageSecurity', ...opened], {
        label: t.portalSettings,
        picture: 'settings',
      }),
      () => import('./portal'),
    ),
    ...pages,
  ],
};
