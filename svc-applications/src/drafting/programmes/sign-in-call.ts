import { type AnyCall, defineCall } from '@portal/service-kit/http';
import { errorAnswer, type Service } from '../../platform';
import { answerSignIn, signInAnswers } from '../wizard/sign-in-routes';
import { signInBody } from '../wizard/sign-in-schema';
import { programmeParams, type Served } from './of-path';

export const signInByProgramme = (service: Service, named: (key: string) => Served): AnyCall =>
  defineCall({
    id: 'signInToProgramme',
    method: 'post',
    path: '/api/programmes/:programme/login',
    summary: 'Signs in to a programme with email and phone number, to begin or to resume an application',
    tags: ['programmes'],
    auth: 'public',
    input: { params: programmeParams, body: signInBody },
    answers: { ...signInAnswers, 404: errorAnswer },
    handle: (ctx) => answerSignIn(service, named(ctx.input.params.programme), ctx),
  });
