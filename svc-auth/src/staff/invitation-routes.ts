import { type AnyCall, defineCall } from '@portal/service-kit/http';
import { errorAnswer } from '../error-answer';
import { presentUser } from '../people/presenter';
import type { Service } from '../service';
import { setCookies } from '../sessions/cookies';
import { signedInAnswer } from '../sign-in/schema';
import { acceptInvitation, invitedBy } from './invitations';
import { acceptance, invitationAnswer, invitationParams } from './schema';

/** For whoever holds the link of an invitation. */
export function invitationCalls(service: Service): AnyCall[] {
  return [
    defineCall({
      id: 'A12',
      method: 'get',
      path: '/api/staff/invitations/:token',
      summary: 'Who is invited by this link.',
      tags: ['staff'],
      auth: 'public',
      input: { params: invitationParams },
      answers: { 200: invitationAnswer, 404: errorAnswer },
      async handle(ctx) {
        const { name, email, role } = await invitedBy(service, ctx.input.params.token);
        ctx.body = { name, email, role };
      },
    }),
    defineCall({
      id: 'A13',
      method: 'post',
      path: '/api/staff/invitations/:token',
      summary: 'Accepts an invitation, once: sets the password and signs in.',
      tags: ['staff'],
      auth: 'public',
      input: { params: invitationParams, body: acceptance },
      answers: { 200: signedInAnswer, 404: errorAnswer },
      async handle(ctx) {
        const { person, session } = await acceptInvitation(service, ctx.input.params.token, ctx.input.body);
        await setCookies(service, ctx, session, person.role);
        const token = await service.tokens.forSession(session, person.role, person.name);
        ctx.body = { token, user: presentUser(person) };
      },
    }),
  ];
}
