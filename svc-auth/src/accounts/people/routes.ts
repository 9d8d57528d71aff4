import { NotFound } from '@portal/service-kit/errors';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import { errorAnswer } from '../../platform/error-answer';
import { SessionOver } from '../../platform/errors';
import type { Service } from '../../platform/service';
import { isStaff, type Person } from './person';
import { presentPerson, presentProfile } from './presenter';
import {
  colleagues,
  languagesOf,
  languagesOfBody,
  peopleUnder,
  person,
  personParams,
  personPatch,
  personWithStart,
  profileAnswer,
} from './schema';
import { staffSince } from './staff-since';

export function peopleCalls({ stores, clock }: Service): AnyCall[] {
  const get = async (id: number): Promise<Person> => {
    const found = await stores.people.byId(id);
    if (!found) throw new NotFound();
    return found;
  };
  return [
    defineCall({
      id: 'getSelf',
      method: 'get',
      path: '/api/me',
      summary: 'Returns the signed-in person',
      tags: ['people'],
      auth: 'token',
      answers: { 200: profileAnswer, 403: errorAnswer },
      async handle(ctx) {
        const me = await stores.people.byId(ctx.actor.personId);
        if (!me?.active) throw new SessionOver();
        // Pages make this call when they open, so it counts as use of the session.
        await stores.sessions.noteUse(ctx.actor.sessionId, clock());
        const others = isStaff(me) ? [] : await stores.people.unprovenUnder(me.id);
        ctx.body = { ...presentProfile(me), ...(others.length > 0 && { shares_address: true }) };
      },
    }),
    defineCall({
      id: 'getPerson',
      method: 'get',
      path: '/internal/people/:id',
      summary: 'Returns one person',
      tags: ['internal'],
      auth: 'internal',
      callers: ['svc-applications'],
      input: { params: personParams },
      answers: { 200: personWithStart },
      async handle(ctx) {
        const found = await get(ctx.input.params.id);
        ctx.body = {
          ...presentPerson(found),
          staff_since: await staffSince(stores, found),
          access_since: found.devicesSinceAt,
          mailbox_proven: found.provenAt !== null,
        };
      },
    }),
    defineCall({
      id: 'listColleagues',
      method: 'get',
      path: '/internal/staff',
      summary: 'Returns the active members of staff by name',
      tags: ['internal'],
      auth: 'internal',
      callers: ['svc-applications'],
      answers: { 200: colleagues },
      async handle(ctx) {
        const staff = (await stores.people.staff()).filter(({ active }) => active);
        ctx.body = {
          staff: staff.map(({ id, name, role, permissions }) => ({
            ...{ id, name, role },
            ...(permissions && { permissions }),
          })),
        };
      },
    }),
    defineCall({
      id: 'listUnderAddress',
      method: 'get',
      path: '/internal/people/:id/under-address',
      summary:
        'Returns the ids of the people under the address that a person owns, whose mailbox is not proven',
      tags: ['internal'],
      auth: 'internal',
      callers: ['svc-applications'],
      input: { params: personParams },
      answers: { 200: peopleUnder },
      async handle(ctx) {
        ctx.body = { people: await stores.people.unprovenUnder(ctx.input.params.id) };
      },
    }),
    defineCall({
      id: 'listLanguages',
      method: 'post',
      path: '/internal/people/languages',
      summary: 'Returns in which languages these people are written to',
      tags: ['internal'],
      auth: 'internal',
      callers: ['svc-applications'],
      input: { body: languagesOfBody },
      answers: { 200: languagesOf },
      async handle(ctx) {
        ctx.body = { languages: await stores.people.languages(ctx.input.body.people) };
      },
    }),
    defineCall({
      id: 'changePerson',
      method: 'patch',
      path: '/internal/people/:id',
      summary: 'Changes the name or the phone number of a person',
      tags: ['internal'],
      auth: 'internal',
      callers: ['svc-applications'],
      input: { params: personParams, body: personPatch },
      answers: { 200: person },
      async handle(ctx) {
        const { id } = await get(ctx.input.params.id);
        const { body } = ctx.input;
        const now = clock();
        // Only administrators correct a phone number here, after speaking to the person: it counts as proven.
        await stores.people.update(id, { ...body, ...(body.phone && { phoneProvenAt: now }) }, now);
        ctx.body = presentPerson(await get(id));
      },
    }),
  ];
}
