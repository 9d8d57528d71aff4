import { DEVICE_COOKIE } from '@portal/contract-svc-auth-v1';
import { type AnyCall, defineCall, validated } from '@portal/service-kit/http';
import Joi from 'joi';
import { alreadySubmitted, applicationAnswer, errorAnswer, userAnswer } from '../answers';
import { presentApplication, presentSubmitted } from '../applications/presenter';
import type { Personal } from '../sections/personal';
import type { Service } from '../service';
import { setDeviceCookie, setSessionCookies } from './cookies';
import type { Programme } from './programme';
import { type SignedIn, signIn } from './sign-in';
import { codeOf, isFirstSignIn, pairSchema, signInBody } from './sign-in-schema';

export function signInCall(
  service: Service,
  { type, signIn: call, personal: { fields } }: Programme,
): AnyCall {
  const personalSchema = Joi.object<Personal>(fields);
  return defineCall({
    id: call.id,
    method: 'post',
    path: call.path,
    summary: 'Signs in by e-mail and phone, to begin an application or to resume one',
    tags: [type],
    auth: 'public',
    input: { body: signInBody },
    answers: {
      200: signInAnswer,
      220: alreadySubmitted,
      401: codeNeeded,
      409: errorAnswer,
      429: errorAnswer,
    },
    async handle(ctx) {
      const { body } = ctx.input;
      const personal = isFirstSignIn(body) ? validated(personalSchema, body) : undefined;
      const pair = personal ?? validated(pairSchema, body);
      const { ip: address, requestId } = ctx;
      const [code, device] = [codeOf(body), ctx.cookies.get(DEVICE_COOKIE)];
      const outcome = await signIn(service, {
        ...{ type, pair, address, requestId },
        ...(personal && { personal }),
        ...(code && { code }),
        ...(device && { device }),
      });
      if ('session' in outcome) {
        setSessionCookies(ctx, outcome.session, service.publicUrl);
        setDeviceCookie(ctx, outcome.device, service.publicUrl);
      } else ctx.status = 220;
      ctx.body = present(outcome);
    },
  });
}

const codeNeeded = errorAnswer
  .keys({ code_required: Joi.boolean() })
  .description('Wrong or unknown; with `code_required` the pair is right and a code of an e-mail is needed');

const signInAnswer = Joi.object({
  token: Joi.string().required(),
  user: userAnswer,
  application: applicationAnswer,
  current_step: Joi.number().integer().required(),
  version: Joi.number().integer().required(),
});

function present(outcome: SignedIn) {
  if ('submitted' in outcome) return { application: presentSubmitted(outcome.submitted) };
  const { application, person, session } = outcome;
  const user = {
    id: person.id,
    role: application.type,
    name: application.applicantName,
    email: person.email,
  };
  return {
    token: session.token,
    user,
    application: presentApplication(application),
    current_step: application.currentStep,
    version: application.version,
  };
}
