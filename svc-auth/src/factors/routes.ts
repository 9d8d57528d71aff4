import { FACTOR_SCOPE } from '@portal/service-kit/auth';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import type { Permission } from '@portal/service-kit/permissions';
import type { ExtendableContext } from 'koa';
import { errorAnswer } from '../error-answer';
import { presentUser } from '../people/presenter';
import { personParams } from '../people/schema';
import type { Service } from '../service';
import { setCookies, setDeviceCookie } from '../sessions/cookies';
import { deviceOf } from '../sessions/device-words';
import {
  beginFactor,
  type ConfirmedFactor,
  checkOwnPassword,
  confirmFactor,
  renewRecoveryCodes,
  turnFactorOff,
} from './factor';
import { resetFactor } from './reset';
import { isRequired } from './rule';
import {
  begunAnswer,
  codeBody,
  confirmedAnswer,
  factorAnswer,
  passwordBody,
  proofBody,
  recoveryCodesAnswer,
  ruleAnswer,
  ruleBody,
} from './schema';
import { setRule } from './set-rule';

const staff = { auth: 'token', staffOnly: true, scopes: ['account'] } as const;
/** They may also come with a session that opens nothing else. */
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
    defineCall({
      id: 'getSecondFactorRule',
      method: 'get',
      path: '/api/staff/second-factor-rule',
      summary: 'Returns whether administrators need a second factor',
      tags,
      ...staffWho('manageSecurity'),
      answers: { 200: ruleAnswer },
      async handle(ctx) {
        ctx.body = { required_for_administrators: await isRequired(service.stores) };
      },
    }),
    defineCall({
      id: 'updateSecondFactorRule',
      method: 'put',
      path: '/api/staff/second-factor-rule',
      summary: 'Requires a second factor of administrators, or no longer; who has none is signed out at once',
      tags,
      ...staffWho('manageSecurity'),
      needsProof: true,
      input: { body: ruleBody },
      answers: { 200: ruleAnswer, 409: errorAnswer },
      async handle(ctx) {
        const { required_for_administrators } = ctx.input.body;
        await setRule(service, ctx.actor.personId, required_for_administrators);
        ctx.body = { required_for_administrators };
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
