import { calendarMessages as t } from '@portal/contract-svc-applications-v1';
import { Conflict, NotFound } from '@portal/service-kit/errors';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { authorize, isOwner } from '../../application';
import {
  byApplicants,
  byStaff,
  errorAnswer,
  id,
  idParams,
  instant,
  listOf,
  maybeInstant,
  type Service,
  words,
} from '../../platform';
import { isInCalendars, ownEvents } from './events';
import { listFeeds, makeFeed, readFeed, revokeFeed } from './feeds';
import { calendarFile } from './ics';
import type { Feed } from './store';

const mediaTypes = ['text/calendar'];

const feedAnswer = {
  id: id(),
  name: words(),
  created_at: instant(),
  last_used_at: maybeInstant(),
};

const present = ({ id, name, createdAt, lastUsedAt }: Feed) => ({
  id,
  name,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
});

/** The calls for calendar files of applicants, and for the addresses that calendars of staff read. */
export function calendarCalls(service: Service): AnyCall[] {
  return [
    defineCall({
      id: 'getApplicationCalendar',
      method: 'get',
      path: '/api/user/applications/:id/calendar',
      summary: 'Returns the periods of a submitted application as a calendar file',
      ...byApplicants,
      input: { params: idParams },
      answers: { 200: { mediaTypes }, 404: errorAnswer, 409: errorAnswer },
      async handle(ctx) {
        const found = await service.stores.applications.find({ id: ctx.input.params.id });
        const application = authorize(ctx.actor, 'read', found);
        if (!isOwner(ctx.actor, application)) throw new NotFound();
        const offer = (await service.stores.offers.newestOf([application.id])).get(application.id);
        const events = isInCalendars(application) ? ownEvents({ ...application, offer }, service) : [];
        if (events.length === 0) throw new Conflict(t.nothing);
        ctx.body = calendarFile(service.branding.name, events);
        ctx.attachment('application.ics');
        ctx.type = 'text/calendar; charset=utf-8';
      },
    }),
    defineCall({
      id: 'getCalendarFeed',
      method: 'get',
      path: '/api/calendar/:secret',
      summary: 'Returns the calendar behind an address that a member of staff has made',
      tags: ['staff'],
      auth: 'public',
      input: { params: Joi.object<{ secret: string }>({ secret: Joi.string().max(100).required() }) },
      answers: { 200: { mediaTypes }, 404: errorAnswer, 429: errorAnswer },
      async handle(ctx) {
        ctx.body = await readFeed(service, ctx.input.params.secret, ctx.ip);
        ctx.set('Cache-Control', 'private, max-age=0');
        ctx.type = 'text/calendar; charset=utf-8';
      },
    }),
    defineCall({
      id: 'listCalendarFeeds',
      method: 'get',
      path: '/api/admin/calendar-feeds',
      summary: "Returns the caller's addresses for calendars, without their secrets",
      ...byStaff('readApplications'),
      answers: { 200: Joi.object({ feeds: listOf(feedAnswer) }) },
      async handle(ctx) {
        ctx.body = { feeds: (await listFeeds(service, ctx.actor.personId)).map(present) };
      },
    }),
    defineCall({
      id: 'createCalendarFeed',
      method: 'post',
      path: '/api/admin/calendar-feeds',
      summary: 'Makes an address for a calendar, which is told this once',
      ...byStaff('readApplications'),
      needsProof: true,
      input: {
        body: Joi.object<{ name: string }>({
          name: Joi.string()
            .trim()
            .max(60)
            .required()
            .messages({ 'any.required': t.name, 'string.empty': t.name }),
        }),
      },
      answers: {
        200: Joi.object({ feed: Joi.object(feedAnswer).required(), address: words() }),
        409: errorAnswer,
      },
      async handle(ctx) {
        const { feed, address } = await makeFeed(service, ctx.actor, ctx.input.body.name);
        ctx.body = { feed: present(feed), address };
      },
    }),
    defineCall({
      id: 'revokeCalendarFeed',
      method: 'post',
      path: '/api/admin/calendar-feeds/:id/revoke',
      summary: 'Ends an address for a calendar',
      ...byStaff('readApplications'),
      input: { params: idParams },
      answers: { 204: null, 404: errorAnswer },
      async handle(ctx) {
        await revokeFeed(service, ctx.actor, ctx.input.params.id);
        ctx.status = 204;
      },
    }),
  ];
}
