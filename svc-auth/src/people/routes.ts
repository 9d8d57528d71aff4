import { NotFound } from '@portal/service-kit/errors';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import { SessionOver } from '../errors';
import type { Service } from '../service';
import type { Person } from './person';
import { presentPerson, presentProfile } from './presenter';
import { person, personParams, personPatch, profileAnswer } from './schema';

export function peopleCalls({ stores, clock }: Service): AnyCall[] {
  const get = async (id: number): Promise<Person> => {
    const found = await stores.people.byId(id);
    if (!found) throw new NotFound();
    return found;
  };
  return [
    defineCall({
      id: 'A02',
      method: 'get',
      path: '/api/me',
      summary: 'Who is signed in.',
      tags: ['people'],
      auth: 'token',
      answers: { 200: profileAnswer },
      async handle(ctx) {
        const me = await stores.people.byId(ctx.actor.personId);
        if (!me?.active) throw new SessionOver();
        ctx.body = presentProfile(me);
      },
    }),
    defineCall({
      id: 'getPerson',
      method: 'get',
      path: '/internal/people/:id',
      summary: 'One person.',
      tags: ['internal'],
      auth: 'internal',
      input: { params: personParams },
      answers: { 200: person },
      async handle(ctx) {
        ctx.body = presentPerson(await get(ctx.input.params.id));
      },
    }),
    defineCall({
      id: 'changePerson',
      method: 'patch',
      path: '/internal/people/:id',
      summary: 'Corrects the name or the phone number of a person.',
      tags: ['internal'],
      auth: 'internal',
      input: { params: personParams, body: personPatch },
      answers: { 200: person },
      async handle(ctx) {
        const { id } = await get(ctx.input.params.id);
        await stores.people.update(id, ctx.input.body, clock());
        ctx.body = presentPerson(await get(id));
      },
    }),
  ];
}
