import {
  type NotificationPeriod,
  notificationPeriods,
  notificationTypes,
  notificationMessages as t,
  valuesOf,
} from '@portal/contract-svc-applications-v1';
import { NotFound } from '@portal/service-kit/errors';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { byStaff } from '../access';
import { errorAnswer, id, instant, maybeInstant, readAnswer, type, words } from '../answers';
import { idParams, recordId } from '../fields';
import { type Actor, can } from '../roles';
import type { Service } from '../service';
import { beginReading } from './begin';
import { beginningOf } from './period';
import { presentNotification } from './presenter';
import type { Reader } from './store';

const mostOnPage = 100;
const mostInBell = 50;

const notifications = Joi.array()
  .items(
    Joi.object({
      id: id(),
      type: Joi.string()
        .valid(...valuesOf(notificationTypes))
        .required(),
      title: words(),
      message: words(),
      is_read: Joi.boolean().required(),
      read_at: maybeInstant(),
      created_at: instant(),
      application_id: id(),
      application_type: type(),
      notifiable_id: id().description('Who reads it'),
      user_id: id().description('The applicant'),
      data: Joi.object({
        user_id: id(),
        applicant_id: id(),
        applicant_name: words(),
        user_name: words(),
        application_id: id(),
        application_type: type(),
      }).required(),
    }),
  )
  .required();

export function notificationCalls(service: Service): AnyCall[] {
  const { portal } = service;
  const { stores, clock } = service;
  /** The caller as a reader, whose earlier notifications are marked as read. */
  async function readerOf({ actor }: { actor: Actor }): Promise<Reader> {
    const { personId } = actor;
    await beginReading(service, personId);
    return { personId, hidden: await stores.conflicts.hiddenFrom(actor) };
  }
  return [
    defineCall({
      id: 'countUnread',
      method: 'get',
      path: '/api/admin/unread-counts',
      summary: 'Returns the number of unread notifications, and for administrators of pending requests',
      ...byStaff('readApplications'),
      answers: { 200: Joi.object({ unread_notifications: id(), pending_requests: id() }) },
      async handle(ctx) {
        const reader = await readerOf(ctx);
        ctx.body = {
          unread_notifications: await stores.notifications.unreadOf(reader),
          pending_requests: can(ctx.actor, 'decideRequests')
            ? await stores.requests.countPending(reader.hidden)
            : 0,
        };
      },
    }),
    defineCall({
      id: 'listNotifications',
      method: 'get',
      path: '/api/admin/notifications',
      summary: `Returns the newest ${mostOnPage} notifications of a period, or the ${mostOnPage} before a given one`,
      ...byStaff('readApplications'),
      input: {
        query: Joi.object<{ period: NotificationPeriod; before?: number }>({
          period: Joi.string()
            .valid(...valuesOf(notificationPeriods))
            .default('all'),
          before: recordId,
        }),
      },
      answers: {
        200: Joi.object({
          notifications,
          unread_count: id(),
          next_before: Joi.number().integer().allow(null).required(),
        }),
      },
      async handle(ctx) {
        const reader = await readerOf(ctx);
        const { period, before } = ctx.input.query;
        const asked = {
          before,
          from: beginningOf(period, clock(), portal.calendar()),
          limit: mostOnPage + 1,
        };
        const found = await stores.notifications.newestFor(reader, asked);
        const shown = found.slice(0, mostOnPage);
        ctx.body = {
          notifications: shown.map((one) => presentNotification(one, reader.personId)),
          unread_count: await stores.notifications.unreadOf(reader),
          next_before: found.length > mostOnPage ? (shown.at(-1)?.id ?? null) : null,
        };
      },
    }),
    defineCall({
      id: 'listLatestNotifications',
      method: 'get',
      path: '/api/admin/notifications/latest',
      summary: `Returns the newest ${mostInBell} notifications`,
      ...byStaff('readApplications'),
      answers: { 200: Joi.object({ notifications, unread_count: id() }) },
      async handle(ctx) {
        const reader = await readerOf(ctx);
        const latest = await stores.notifications.newestFor(reader, { limit: mostInBell });
        ctx.body = {
          notifications: latest.map((one) => presentNotification(one, reader.personId)),
          unread_count: await stores.notifications.unreadOf(reader),
        };
      },
    }),
    defineCall({
      id: 'markAllNotificationsRead',
      method: 'post',
      path: '/api/admin/notifications/mark-all-read',
      summary: 'Marks all notifications as read by the signed-in staff member',
      ...byStaff('readApplications'),
      answers: { 200: Joi.object({ message: words(), marked: id() }) },
      async handle(ctx) {
        const reader = await readerOf(ctx);
        const marked = await stores.notifications.unreadOf(reader);
        await stores.notifications.markAllRead(reader.personId, clock());
        ctx.body = { message: t.allRead, marked };
      },
    }),
    defineCall({
      id: 'markNotificationRead',
      method: 'post',
      path: '/api/admin/notifications/:id/read',
      summary: 'Marks one notification as read by the signed-in staff member',
      ...byStaff('readApplications'),
      input: { params: idParams },
      answers: { 200: readAnswer, 404: errorAnswer },
      async handle(ctx) {
        const reader = await readerOf(ctx);
        const { id } = ctx.input.params;
        if (!(await stores.notifications.isFor(reader, id))) throw new NotFound();
        await stores.notifications.markRead(reader.personId, id, clock());
        ctx.body = { is_read: true, unread_count: await stores.notifications.unreadOf(reader) };
      },
    }),
  ];
}
