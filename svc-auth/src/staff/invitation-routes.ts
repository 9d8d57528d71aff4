import { type AnyCall, defineCall } from '@portal/service-kit/http';
import { pageLanguageOf } from '@portal/service-kit/language';
import { errorAnswer } from '../error-answer';
import { keepLanguage } from '../language/keep';
import { presentUser } from '../people/presenter';
import type { Service } from '../service';
import { setCookies, setDeviceCookie } from '../sessions/cookies';
import { deviceOf } from '../sessions/device-words';
import { firstStep } from '../sign-in/first-step';
import { signedInAnswer } from '../sign-in/schema';
import { acceptInvitation, invitedBy } from './invitations';
import { acceptance, invitationAnswer, invitationParams } from './schema';

/** The calls for holders of an invitation link. */
export function invitationCalls(service: Service): AnyCall[] {
  return [
    defineCall({
      id: 'A12',
      method: 'get',
      path: '/api/staff/invitations/:token',
      summary: 'Returns the person invited with this link',
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
      summary: 'Accepts an invitation, once: sets the password and signs in',
      tags: ['staff'],
      auth: 'public',
      input: { params: invitationParams, body: acceptance },
      answers: { 200: signedInAnswer, 404: errorAnswer },
      async handle(ctx) {
        const { token: link } = ctx.input.params;
        const { person: joined, session } = await acceptInvitation(
          service,
          link,
          ctx.input.body,
          deviceOf(ctx),
        );
        const person = await keepLanguage(service, joined, pageLanguageOf(ctx));
        if (session.scope === 'account') await setCookies(service, ctx, session, person.role);
        await setDeviceCookie(service, ctx, person.id);
        const token = await service.tokens.forSession(session, person.role, person.name);
        ctx.body = { token, user: presentUser(person), ...firstStep(session) };
      },
    }),
  ];
}
