import { FACTOR_SCOPE } from '@portal/service-kit/auth';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import type { Permission } from '@portal/service-kit/permissions';
import type { ExtendableContext } from 'koa';
import { presentUser } from '../../accounts/people/presenter';
import { personParams } from '../../accounts/people/schema';
import { setCookies, setDeviceCookie } from '../../accounts/sessions/cookies';
import { deviceOf } from '../../accounts/sessions/device-words';
import { errorAnswer } from '../../platform/error-answer';
import type { Service } from '../../platform/service';
import {
  beginFactor,
  type ConfirmedFactor,
  checkOwnPassword,
  confirmFactor,
  renewRecoveryCodes,
  turnFactorOff,
} from './factor';
import { resetFactor } from './reset';
import {
  begunAnswer,
  codeBody,
  confirmedAnswer,
  factorAnswer,
  passwordBody,
  proofBody,
  recoveryCodesAnswer,
} from './schema';

const staff = { auth: 'token', staffOnly: true, scopes: ['account'] } as const;
/** These calls also accept a session that can only set up the second factor. */
const beginners = { ...staff, scopes: ['account', FACTOR_SCOPE] } as const;
const staffWho = (may: Permission) => ({ auth: 'token' as const, may, scopes: ['account'] });
const tags = ['second factor'];
const refusals = { 409: errorAnswer, 429: errorAnswer };

/** The calls about the second factor of staff: a code of an authenticator app after the password. */
export function factorCalls(service: Service): AnyCall[] {
  return [
    defineCall({
      id: 'getSecondFactor',
      method: 'get',
      path: '/api/me/second-factor',
      summary: 'Returns whether signing in asks the staff member for a code',
      tags,
      ...staff,
      answers: { 200: factorAnswer },
      async handle(ctx) {
        const { factors } = service.stores;
        const factor = await factors.of(ctx.actor.personId);
        ctx.body = {
          on: Boolean(factor?.confirmedAt),
          since: factor?.confirmedAt ?? null,
          recovery_codes_left: factor?.confirmedAt ? await factors.recoveryCodesLeft(ctx.actor.personId) : 0,
        };
      },
    }),
    defineCall({
      id: 'startSecondFactor',
      method: 'post',
      path: '/api/me/second-factor',
      summary: 'Begins to set up an authenticator app, after the password',
      tags,
      ...beginners,
      input: { body: passwordBody },
      answers: { 200: begunAnswer, ...refusals },
      async handle(ctx) {
        const person = await checkOwnPassword(service, ctx.actor.personId, ctx.input.body.password);
        ctx.body = await beginFactor(service, person);
      },
    }),
    defineCall({
      id: 'confirmSecondFactor',
      method: 'post',
      path: '/api/me/second-factor/confirm',
      summary:
        'Turns the second factor on by the first code of the app, and ends all that was opened without it',
      tags,
      ...beginners,
      input: { body: codeBody },
      answers: { 200: confirmedAnswer, 404: errorAnswer, ...refusals },
      async handle(ctx) {
        const { code } = ctx.input.body;
        const { recoveryCodes, opened } = await confirmFactor(service, ctx.actor, code, deviceOf(ctx));
        if (!opened) await setDeviceCookie(service, ctx, ctx.actor.personId);
        ctx.body = { recovery_codes: recoveryCodes, ...(opened && (await signedIn(service, ctx, opened))) };
      },
    }),
    defineCall({
      id: 'disableSecondFactor',
      method: 'post',
      path: '/api/me/second-factor/off',
      summary: 'Turns the second factor off, after password and code, and ends all but this session',
      tags,
      ...staff,
      input: { body: proofBody },
      answers: { 204: null, ...refusals },
      async handle(ctx) {
        await turnFactorOff(service, ctx.actor, ctx.input.body);
        await setDeviceCookie(service, ctx, ctx.actor.personId);
        ctx.status = 204;
      },
    }),
    defineCall({
      id: 'renewRecoveryCodes',
      method: 'post',
      path: '/api/me/second-factor/recovery-codes',
      summary: 'Makes new recovery codes in place of the ones before, after password and code',
      tags,
      ...staff,
      input: { body: proofBody },
      answers: { 200: recoveryCodesAnswer, ...refusals },
      async handle(ctx) {
        ctx.body = { recovery_codes: await renewRecoveryCodes(service, ctx.actor, ctx.input.body) };
      },
    }),
    defineCall({
      id: 'resetSecondFactor',
      method: 'post',
      path: '/api/staff/:id/second-factor/reset',
      summary: 'Takes the second factor off a staff account and ends all its sessions',
      tags,
      ...staffWho('manageStaff'),
      needsProof: true,
      input: { params: personParams },
      answers: { 204: null, 404: errorAnswer, 409: errorAnswer },
      async handle(ctx) {
        await resetFactor(service, ctx.actor.personId, ctx.input.params.id);
        ctx.status = 204;
      },
    }),
  ];
}

async function signedIn(
  service: Service,
  ctx: ExtendableContext,
  { session, person }: NonNullable<ConfirmedFactor['opened']>,
) {
  await setCookies(service, ctx, session, person);
  const token = await service.tokens.forSession(session, person, person.name);
  return { token, user: presentUser(person) };
}
