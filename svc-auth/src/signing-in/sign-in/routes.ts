import { DEVICE_COOKIE } from '@portal/contract-svc-auth-v1';
import { Forbidden } from '@portal/service-kit/errors';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import { pageLanguageOf } from '@portal/service-kit/language';
import { byPassword } from '../../accounts/attempts/failures';
import { accountTried, recordFailure } from '../../accounts/events/failed';
import { keepLanguage } from '../../accounts/language/keep';
import { isStaff, mustChooseFirst } from '../../accounts/people/person';
import { presentUser } from '../../accounts/people/presenter';
import { guessFrom } from '../../accounts/proof-of-work/guess';
import { slowedAnswer } from '../../accounts/proof-of-work/schema';
import { setCookies, setDeviceCookie } from '../../accounts/sessions/cookies';
import { deviceOf } from '../../accounts/sessions/device-words';
import { refusedSignIn, signedInAnswer, signInBody } from '../../accounts/sign-in-schema';
import { errorAnswer } from '../../platform/error-answer';
import { PortalClosed } from '../../platform/errors';
import { message } from '../../platform/messages';
import type { Service } from '../../platform/service';
import { firstStep } from './first-step';
import { checkSecondStep } from './second-step';
import { checkCredentials, openAccountSession } from './sign-in';

const chooseAtStaffSignIn = message('signInAtStaff');

export function signInCalls(service: Service): AnyCall[] {
  return [
    defineCall({
      id: 'signIn',
      method: 'post',
      path: '/api/login',
      summary: 'Signs in with email or phone number, and password; role admin admits staff only',
      tags: ['sessions'],
      auth: 'public',
      input: { body: signInBody },
      answers: { 200: signedInAnswer, 401: refusedSignIn, 403: errorAnswer, 429: slowedAnswer },
      async handle(ctx) {
        const { email_or_phone, email, password, role, code, passkey, proof_of_work } = ctx.input.body;
        const identifier = email_or_phone ?? email ?? '';
        const staffOnly = isStaff({ role: role ?? '' });
        const device = ctx.cookies.get(DEVICE_COOKIE);
        const guess = guessFrom(service, byPassword, { address: ctx.ip, proofOfWork: proof_of_work });
        const tried = () => accountTried(service, identifier);
        const known = await recordFailure(service, 'sign_in', tried, () =>
          checkCredentials(service, { identifier, password, staffOnly, address: ctx.ip, device, guess }),
        );
        if (!isStaff(known) && !(await service.portal.isOpen(ctx.requestId))) throw new PortalClosed();
        if (mustChooseFirst(known) && !staffOnly) throw new Forbidden(chooseAtStaffSignIn);
        const factor = await recordFailure(service, 'second_step', tried, () =>
          checkSecondStep(service, known, {
            code,
            passkey,
            address: ctx.ip,
            device,
            guess,
            atStaffSignIn: staffOnly,
          }),
        );
        const { session, person: signedIn } = await openAccountSession(service, known, {
          words: deviceOf(ctx),
          token: device,
          factor,
        });
        const person = await keepLanguage(service, signedIn, pageLanguageOf(ctx));
        if (session.scope === 'account') await setCookies(service, ctx, session, person);
        await setDeviceCookie(service, ctx, person.id);
        const token = await service.tokens.forSession(session, person, person.name);
        ctx.body = { token, user: presentUser(person), ...firstStep(session) };
      },
    }),
  ];
}
