import { DEVICE_COOKIE } from '@portal/contract-svc-auth-v1';
import { type AnyCall, challengeAnswer, defineCall, validated } from '@portal/service-kit/http';
import { pageLanguageOf } from '@portal/service-kit/language';
import type { Logger } from '@portal/service-kit/logging';
import Joi from 'joi';
import type { ExtendableContext } from 'koa';
import { type Personal, presentApplication, presentReceived, presentSubmitted } from '../../application';
import {
  alreadySubmitted,
  applicationAnswer,
  errorAnswer,
  keep,
  type Service,
  userAnswer,
} from '../../platform';
import type { Programme } from '../programme/programme';
import { setDeviceCookie, setSessionCookies } from './cookies';
import { type SignedIn, signIn } from './sign-in';
import { codeOf, isFirstSignIn, pairSchema, type SignInBody, signInBody } from './sign-in-schema';

export const signInCall = (service: Service, programme: Programme): AnyCall =>
  defineCall({
    id: programme.signIn.id,
    method: 'post',
    path: programme.signIn.path,
    summary: 'Signs in with email and phone number, to begin or to resume an application',
    tags: [programme.type],
    auth: 'public',
    input: { body: signInBody },
    answers: signInAnswers,
    handle: (ctx) => answerSignIn(service, programme, ctx),
  });

interface SignInContext extends ExtendableContext {
  log: Logger;
  input: { body: SignInBody };
  requestId: string;
  waitedMs(): number;
}

/** Responds with 200 and a session, or with 220 if the application is submitted already. */
export async function answerSignIn(
  service: Service,
  {
    type,
    personal: { fields },
  }: Pick<Programme, 'type'> & { personal: Pick<Programme['personal'], 'fields'> },
  ctx: SignInContext,
): Promise<void> {
  const { body } = ctx.input;
  const personal = isFirstSignIn(body) ? validated(Joi.object<Personal>(fields), body) : undefined;
  const pair = personal ?? validated(pairSchema, body);
  const { ip: address, requestId } = ctx;
  const [code, device] = [codeOf(body), ctx.cookies.get(DEVICE_COOKIE)];
  const page = pageLanguageOf(ctx);
  const outcome = await signIn(service, {
    type,
    pair,
    address,
    requestId,
    waited: () => ctx.waitedMs(),
    ...(personal && { personal }),
    ...(code && { code }),
    ...(device && { device }),
    ...(page && { page }),
    ...(body.proof_of_work && { proofOfWork: body.proof_of_work }),
  });
  if ('session' in outcome) {
    await keep(service, outcome.person.id, page, ctx.log);
    setSessionCookies(ctx, outcome.session, service.publicUrl);
    setDeviceCookie(ctx, outcome.device, service.publicUrl);
  } else ctx.status = 220;
  ctx.body = present(outcome);
}

const codeNeeded = errorAnswer
  .keys({ code_required: Joi.boolean() })
  .description('Wrong or unknown; with `code_required` the pair is right and a code of an e-mail is needed');

const slowed = errorAnswer.keys({ challenge: challengeAnswer });

const signInAnswer = Joi.object({
  token: Joi.string().required(),
  user: userAnswer,
  application: applicationAnswer,
  current_step: Joi.number().integer().required(),
  version: Joi.number().integer().required(),
});

export const signInAnswers = {
  200: signInAnswer,
  220: alreadySubmitted,
  401: codeNeeded,
  409: errorAnswer,
  429: slowed,
};

function present(outcome: SignedIn) {
  if ('submitted' in outcome) {
    const { submitted, deviceKnown } = outcome;
    return { application: deviceKnown ? presentSubmitted(submitted) : presentReceived(submitted) };
  }
  const { application, person, session } = outcome;
  const user = {
    id: person.id,
    role: application.type,
    name: application.applicantName,
    email: person.email,
    ...(person.language && { language: person.language }),
  };
  return {
    token: session.token,
    user,
    application: presentApplication(application),
    current_step: application.currentStep,
    version: application.version,
  };
}
