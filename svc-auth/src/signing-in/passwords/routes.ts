import { type Actor, type Authenticator, PASSWORD_SCOPE } from '@portal/service-kit/auth';
import { NotFound, ProofNeeded } from '@portal/service-kit/errors';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { recordFailure } from '../../accounts/events/failed';
import {
  mailedPasswordAnswer,
  mailedPasswordQuery,
  messageAnswer,
  passwordChangeBody,
} from '../../accounts/passwords/schema';
import { ofPerson } from '../../accounts/people/event-of-person';
import { isStaff } from '../../accounts/people/person';
import { personParams } from '../../accounts/people/schema';
import { setDeviceCookie } from '../../accounts/sessions/cookies';
import { errorAnswer } from '../../platform/error-answer';
import { PortalClosed } from '../../platform/errors';
import { message } from '../../platform/messages';
import type { Service } from '../../platform/service';
import { changePassword } from './change';
import { makeMailedPassword } from './mailed-password';

/** 403: with `reauthenticate: true` an account with a second factor has to prove both again, within 15 minutes. */
const proofAsked = errorAnswer.keys({ reauthenticate: Joi.boolean() });

export function passwordCalls(service: Service, authenticator: Authenticator): AnyCall[] {
  return [
    defineCall({
      id: 'changePassword',
      method: 'post',
      path: '/api/users/:id/change-password',
      summary: "Changes one's own password and ends all other sessions",
      tags: ['passwords'],
      auth: 'token',
      scopes: ['account', PASSWORD_SCOPE],
      input: { params: personParams, body: passwordChangeBody },
      answers: { 200: messageAnswer, 403: proofAsked, 404: errorAnswer, 429: errorAnswer },
      async handle(ctx) {
        if (ctx.actor.personId !== ctx.input.params.id) throw new NotFound();
        if (!isStaff(ctx.actor) && !(await service.portal.isOpen(ctx.requestId))) throw new PortalClosed();
        if (await mustProveAgain(service, authenticator, ctx.actor)) throw new ProofNeeded();
        const tried = () => ({ ...ofPerson({ id: ctx.actor.personId, role: ctx.actor.role }) });
        await recordFailure(service, 'password_change', tried, () =>
          changePassword(service, ctx.actor, ctx.input.body),
        );
        // The person who typed the password is the owner, and the change has ended all earlier devices.
        await setDeviceCookie(service, ctx, ctx.actor.personId);
        ctx.body = { message: message('passwordChanged') };
      },
    }),
    defineCall({
      id: 'makeMailedPassword',
      method: 'post',
      path: '/internal/people/:id/mailed-password',
      summary:
        'Creates the password, and the link to choose one, for the confirmation email of an account that has not been used yet',
      tags: ['internal'],
      auth: 'internal',
      callers: ['svc-applications'],
      input: { params: personParams, query: mailedPasswordQuery },
      answers: { 200: mailedPasswordAnswer },
      async handle(ctx) {
        const { id } = ctx.input.params;
        ctx.body = await makeMailedPassword(service, id, { linkAlone: ctx.input.query.link_alone });
      },
    }),
  ];
}

/**
 * Whether the person must prove themselves again first: for an account with a second factor, the current password is
 * not enough. A session that can only choose a password is exempt, since it cannot give a proof.
 */
async function mustProveAgain(
  { stores }: Service,
  authenticator: Authenticator,
  actor: Actor,
): Promise<boolean> {
  if (actor.scope === PASSWORD_SCOPE || !isStaff(actor)) return false;
  const factor = await stores.factors.of(actor.personId);
  return Boolean(factor?.confirmedAt) && !(await authenticator.hasProof(actor));
}
