import { NotFound } from '@portal/service-kit/errors';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import { errorAnswer } from '../error-answer';
import { isStaff } from '../people/person';
import { presentPerson } from '../people/presenter';
import type { Service } from '../service';
import { newSession } from '../sessions/session';
import { identify } from './identify';
import {
  codeAnswer,
  identifyAnswer,
  identifyBody,
  type WizardTokenBody,
  wizardTokenAnswer,
  wizardTokenBody,
} from './schema';

export function wizardCalls(service: Service): AnyCall[] {
  return [
    defineCall({
      id: 'identifyApplicant',
      method: 'post',
      path: '/internal/wizard/identify',
      summary: 'Finds, or makes, the applicant with this e-mail address and phone number.',
      tags: ['internal'],
      auth: 'internal',
      input: { body: identifyBody },
      answers: { 200: identifyAnswer, 401: codeAnswer, 429: errorAnswer },
      async handle(ctx) {
        const { person, created, device } = await identify(service, ctx.input.body);
        ctx.body = {
          person: presentPerson(person),
          created,
          device: { token: device.token, expires_at: device.expiresAt },
        };
      },
    }),
    defineCall({
      id: 'makeWizardToken',
      method: 'post',
      path: '/internal/wizard/token',
      summary: 'Opens a session for one application.',
      tags: ['internal'],
      auth: 'internal',
      input: { body: wizardTokenBody },
      answers: { 200: wizardTokenAnswer },
      async handle(ctx) {
        ctx.body = await openWizardSession(service, ctx.input.body);
      },
    }),
  ];
}

async function openWizardSession(service: Service, { person_id, role, application_id }: WizardTokenBody) {
  const { clock, stores, tokens } = service;
  const session = newSession(person_id, 'wizard', application_id, clock());
  await stores.together(async ({ people, sessions }) => {
    const person = await people.lock(person_id);
    if (!person?.active || isStaff(person)) throw new NotFound();
    await sessions.insert(session);
  });
  return {
    token: await tokens.forSession(session, role),
    file_token: await tokens.forFiles(session, role),
    expires_at: session.expiresAt,
  };
}
