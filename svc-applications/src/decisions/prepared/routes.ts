import {
  type Decision,
  decisions,
  type FeedbackType,
  feedbackMessages,
  feedbackTypes,
  resultMessages as t,
  valuesOf,
} from '@portal/contract-svc-applications-v1';
import { NotFound } from '@portal/service-kit/errors';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { type OfferBody, termsOf } from '../../offers';
import { byStaff, can, errorAnswer, idParams, oneOf, recordId, type Service, version } from '../../platform';
import { mailOf } from '../deciding/preview';
import { decisionMessage, offerOfApproval } from '../deciding/schema';
import { authorizeDecision } from '../feedback/policy';
import { mailAnswer, prepareRefusal, savedAnswer } from './answers';
import { changePrepared, prepare } from './prepare';
import { presentPrepared } from './presenter';
import { refuseEnded } from './refusals';
import { takeBack } from './take-back';

interface Words {
  status: Decision;
  message: string;
  type?: FeedbackType;
  offer?: OfferBody;
}

interface PrepareBody extends Words {
  application_id: number;
  version?: number;
}

const written = {
  status: oneOf(valuesOf(decisions), feedbackMessages.incomplete),
  message: decisionMessage(),
  type: Joi.string().valid(...valuesOf(feedbackTypes)),
  offer: offerOfApproval(),
};

/** The calls for preparing single decisions. */
export const preparedCalls = (service: Service): AnyCall[] => [
  prepareCall(service),
  updateCall(service),
  takeBackCall(service),
  previewCall(service),
];

function prepareCall(service: Service): AnyCall {
  return defineCall({
    id: 'prepareDecision',
    method: 'post',
    path: '/api/feedback/prepared',
    summary:
      'Prepares a decision, which goes out when results are released; nothing shows it to the applicant',
    ...byStaff('decide'),
    programs: 'decisions:write',
    input: { body: Joi.object<PrepareBody>({ application_id: recordId.required(), ...written, version }) },
    answers: { 200: savedAnswer, 404: errorAnswer, 409: prepareRefusal },
    async handle(ctx) {
      const { application_id: applicationId, offer, ...words } = ctx.input.body;
      const request = { actor: ctx.actor, applicationId, ...words, offer: offer && termsOf(offer) };
      const { prepared } = await prepare(service, request);
      ctx.body = { prepared: presentPrepared(prepared), message: t.prepared };
    },
  });
}

function updateCall(service: Service): AnyCall {
  return defineCall({
    id: 'updatePreparedDecision',
    method: 'put',
    path: '/api/feedback/prepared/:id',
    summary: 'Writes a prepared decision anew, in the name of the caller',
    ...byStaff('decide'),
    programs: 'decisions:write',
    input: {
      params: idParams,
      body: Joi.object<Words & { version: number }>({ ...written, version: version.required() }),
    },
    answers: { 200: savedAnswer, 404: errorAnswer, 409: prepareRefusal },
    async handle(ctx) {
      const { id } = ctx.input.params;
      const { offer, ...words } = ctx.input.body;
      const request = { actor: ctx.actor, id, ...words, offer: offer && termsOf(offer) };
      const { prepared } = await changePrepared(service, request);
      ctx.body = { prepared: presentPrepared(prepared), message: t.changed };
    },
  });
}

function takeBackCall(service: Service): AnyCall {
  return defineCall({
    id: 'takeBackPreparedDecision',
    method: 'post',
    path: '/api/feedback/prepared/:id/take-back',
    summary: 'Takes a prepared decision back, also one on its way that has not gone out; returns it',
    ...byStaff('decide'),
    programs: 'decisions:write',
    input: { params: idParams },
    answers: { 200: savedAnswer, 404: errorAnswer, 409: errorAnswer },
    async handle(ctx) {
      const prepared = await takeBack(service, ctx.actor, ctx.input.params.id);
      ctx.body = { prepared: presentPrepared(prepared), message: t.takenBack };
    },
  });
}

function previewCall(service: Service): AnyCall {
  const { stores } = service;
  return defineCall({
    id: 'previewPreparedDecision',
    method: 'get',
    path: '/api/feedback/prepared/:id/mail',
    summary: 'Returns the mail of a prepared decision as it would go out now',
    ...byStaff('decide'),
    input: { params: idParams },
    answers: { 200: mailAnswer, 404: errorAnswer, 409: errorAnswer },
    async handle(ctx) {
      const prepared = await stores.prepared.find(ctx.input.params.id);
      if (!prepared || !can(ctx.actor, 'decide')) throw new NotFound();
      refuseEnded(prepared, { orOnItsWay: false });
      const found = await stores.applications.find({ id: prepared.applicationId });
      const { to, subject, text } = await mailOf(service, authorizeDecision(ctx.actor, found), prepared);
      ctx.body = { to, subject, text };
    },
  });
}
