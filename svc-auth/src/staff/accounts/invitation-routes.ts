import { type AnyCall, defineCall } from '@portal/service-kit/http';
import { pageLanguageOf } from '@portal/service-kit/language';
import type { ExtendableContext } from 'koa';
import { keepLanguage } from '../../accounts/language/keep';
import { presentUser } from '../../accounts/people/presenter';
import { setCookies, setDeviceCookie } from '../../accounts/sessions/cookies';
import { deviceOf } from '../../accounts/sessions/device-words';
import { signedInAnswer } from '../../accounts/sign-in-schema';
import { errorAnswer } from '../../platform/error-answer';
import type { Service } from '../../platform/service';
import { firstStep } from '../../signing-in/sign-in/first-step';
import { acceptInvitation, invitedBy } from './invitations';
import {
  type Acceptance,
  acceptance,
  acceptanceByLink,
  invitationAnswer,
  invitationParams,
  linkBody,
} from './schema';

const byLink = { tags: ['staff'], auth: 'public' } as const;

type LinkContext = ExtendableContext & { body: unknown };

/**
 * The calls for holders of an invitation link. The secret is in the body, because addresses are written to logs.
 * getInvitationByToken and acceptInvitationByToken, with the secret in the address, stay for older pages.
 */
export function invitationCalls(service: Service): AnyCall[] {
  async function check(ctx: LinkContext, link: string) {
    const { name, email, role, roleName } = await invitedBy(service, link);
    ctx.body = { name, email, role, ...(roleName !== undefined && { role_name: roleName }) };
  }
  async function accept(ctx: LinkContext, link: string, given: Acceptance) {
    const { person: joined, session } = await acceptInvitation(service, link, given, deviceOf(ctx));
    const person = await keepLanguage(service, joined, pageLanguageOf(ctx));
    if (session.scope === 'account') await setCookies(service, ctx, session, person);
    await setDeviceCookie(service, ctx, person.id);
    const token = await service.tokens.forSession(session, person, person.name);
    ctx.body = { token, user: presentUser(person), ...firstStep(session) };
  }
  return [
    defineCall({
      id: 'getInvitationByToken',
      method: 'get',
      path: '/api/staff/invitations/:token',
      summary: 'Returns the person invited with this link; for pages of before, others call getInvitation',
      ...byLink,
      input: { params: invitationParams },
      answers: { 200: invitationAnswer, 404: errorAnswer },
      handle: (ctx) => check(ctx, ctx.input.params.token),
    }),
    defineCall({
      id: 'acceptInvitationByToken',
      method: 'post',
      path: '/api/staff/invitations/:token',
      summary:
        'Accepts an invitation, once: sets the password and signs in; for pages of before, others call acceptInvitation',
      ...byLink,
      input: { params: invitationParams, body: acceptance },
      answers: { 200: signedInAnswer, 404: errorAnswer },
      handle: (ctx) => accept(ctx, ctx.input.params.token, ctx.input.body),
    }),
    defineCall({
      id: 'getInvitation',
      method: 'post',
      path: '/api/staff/invitation',
      summary: 'Returns the person invited with this link',
      ...byLink,
      input: { body: linkBody },
      answers: { 200: invitationAnswer, 404: errorAnswer },
      handle: (ctx) => check(ctx, ctx.input.body.token),
    }),
    defineCall({
      id: 'acceptInvitation',
      method: 'post',
      path: '/api/staff/invitation/accept',
      summary: 'Accepts an invitation, once: sets the password and signs in',
      ...byLink,
      input: { body: acceptanceByLink },
      answers: { 200: signedInAnswer, 404: errorAnswer },
      handle: (ctx) => accept(ctx, ctx.input.body.token, ctx.input.body),
    }),
  ];
}
