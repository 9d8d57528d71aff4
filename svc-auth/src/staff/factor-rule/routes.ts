import { type AnyCall, defineCall } from '@portal/service-kit/http';
import { errorAnswer } from '../../platform/error-answer';
import type { Service } from '../../platform/service';
import { isRequired } from '../../signing-in/factors/rule';
import { ruleAnswer, ruleBody } from '../../signing-in/factors/schema';
import { setRule } from './set-rule';

const byManagers = { auth: 'token' as const, may: 'manageSecurity' as const, scopes: ['account'] };

/** The calls about the rule whether administrators need a second factor. */
export function factorRuleCalls(service: Service): AnyCall[] {
  return [
    defineCall({
      id: 'getSecondFactorRule',
      method: 'get',
      path: '/api/staff/second-factor-rule',
      summary: 'Returns whether administrators need a second factor',
      tags: ['second factor'],
      ...byManagers,
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
      tags: ['second factor'],
      ...byManagers,
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
