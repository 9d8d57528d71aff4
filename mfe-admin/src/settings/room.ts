import type { Room } from '../frame/room';
import { type StaffView, view } from '../frame/views';
import * as t from '../messages/routes';

export const settings: Room = {
  views: [
    view({ path: 'portal-settings', label: t.portalSettings, picture: 'settings' }, () => import('./portal')),
    view(
      { path: 'portal-settings/mail', label: t.mails, picture: 'mail', counts: 'mails' },
      () => import('./mail'),
    ),
    view({ path: 'modules', label: t.modulesPage, picture: 'parts' }, () => import('./modules')),
    view(
      { path: 'portal-settings/staff', label: t.people, picture: 'people' },
      () => import('./staff-accounts'),
    ),
    view({ path: 'portal-settings/activity', title: t.activityPage }, () => import('./activity')),
    view({ path: 'portal-settings/security', title: t.security }, () => import('./events')),
    view({ path: 'portal-settings/retention', title: t.retention }, () => import('./retention')),
    view({ path: 'portal-settings/reading', title: t.readingTogether }, () => import('./reading-settings')),
    view({ path: 'portal-settings/mail-words', title: t.mailWords }, () => import('./mail-templates')),
    view({ path: 'portal-settings/tokens', title: t.tokens }, () => import('./tokens')),
    view({ path: 'portal-settings/webhooks', title: t.webhooks }, () => import('./webhooks')),
  ].map((one): StaffView => ({ ...one, group: 'portal', adminOnly: true })),
};
