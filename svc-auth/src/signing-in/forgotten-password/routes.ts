import { DEVICE_COOKIE } from '@portal/contract-svc-auth-v1';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import { messageAnswer } from '../../accounts/passwords/schema';
import { clearCookies } from '../../accounts/sessions/cookies';
import { errorAnswer } from '../../platform/error-answer';
import { message } from '../../platform/messages';
import type { Service } from '../../platform/service';
import { requestReset, resetPassword } from './forgotten';
import { forgottenBody, resetBody } from './schema';

export function forgottenPasswordCalls(service: Service): AnyCall[] {
  return [
    defineCall({
      id: 'requestPasswordReset',
      method: 'post',
      path: '/api/password/forgot',
      summary: 'Mails a link to set a new password, if the account exists',
      tags: ['passwords'],
      auth: 'public',
      input: { body: forgottenBody },
      answers: { 202: messageAnswer, 429: errorAnswer },
      async handle(ctx) {
        await requestReset(service, { email: ctx.input.body.email, address: ctx.ip });
        ctx.status = 202;
        ctx.body = {
          message: message('linkOnItsWay'),
        };
      },
    }),
    defineCall({
      id: 'resetPassword',
      method: 'post',
      path: '/api/password/reset',
      summary: 'Sets a new password with the mailed link, once, and ends all sessions',
      tags: ['passwords'],
      auth: 'public',
      input: { body: resetBody },
      answers: { 200: messageAnswer },
      async handle(ctx) {
        const device = ctx.cookies.get(DEVICE_COOKIE);
        await resetPassword(service, { ...ctx.input.body, address: ctx.ip, device });
        clearCookies(service, ctx);
        ctx.body = { message: message('passwordReset') };
      },
    }),
  ];
}
