import { type AnyCall, defineCall } from '@portal/service-kit/http';
import { errorAnswer } from '../error-answer';
import { PortalClosed } from '../errors';
import { isStaff } from '../people/person';
import { presentUser } from '../people/presenter';
import type { Service } from '../service';
import { setCookies } from '../sessions/cookies';
import { signedInAnswer, signInBody } from './schema';
import { checkCredentials, openAccountSession } from './sign-in';

export function signInCalls(service: Service): AnyCall[] {
  return [
    defineCall({
      id: 'A01',
      method: 'post',
      path: '/api/login',
      summary: 'Signs in by e-mail or phone and password; with role admin for staff alone.',
      tags: ['sessions'],
      auth: 'public',
      input: { body: signInBody },
      answers: { 200: signedInAnswer, 401: errorAnswer, 429: errorAnswer },
      async handle(ctx) {
        const { email_or_phone, email, password, role } = ctx.input.body;
        const known = await checkCredentials(service, {
          identifier: email_or_phone ?? email ?? '',
          password,
          staffOnly: isStaff({ role: role ?? '' }),
          address: ctx.ip,
        });
        if (!isStaff(known) && !(await service.portal.isOpen(ctx.requestId))) throw new PortalClosed();
        const { session, person } = await openAccountSession(service, known);
        await setCookies(service, ctx, session, person.role);
        const token = await service.tokens.forSession(session, person.role, person.name);
        ctx.body = { token, user: presentUser(person) };
      },
    }),
  ];
}
