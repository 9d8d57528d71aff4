import {
  type ApplicationStatus,
  type ApplicationType,
  isProgramme,
  readingLimits,
  readingMessages as t,
} from '@portal/contract-svc-applications-v1';
import { NotFound } from '@portal/service-kit/errors';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import { whenever } from '@portal/service-kit/messages';
import Joi from 'joi';
import {
  byStaff,
  errorAnswer,
  id,
  listOf,
  programme,
  recordId,
  type Service,
  withMessage,
  words,
} from '../../platform';
import { assignEvenly, assignOne, planShares, type Shared, type Sharing, unassign } from './assign';

interface ShareBody {
  application_ids?: number[];
  programme?: string;
  status?: ApplicationStatus;
  readers: number[];
  readers_each: number;
}

const body = Joi.object<ShareBody>({
  application_ids: Joi.array()
    .items(recordId)
    .min(1)
    .max(readingLimits.together)
    .messages(whenever(t.tooMany, 'array.max')),
  programme: programme().description('All that fit, instead of application_ids'),
  status: Joi.string().valid('submitted', 'in-review', 'approved', 'rejected'),
  readers: withMessage(
    Joi.array().items(recordId).min(1).max(readingLimits.readersAtOnce).required(),
    t.noReaders,
  ),
  readers_each: withMessage(
    Joi.number().integer().min(1).max(readingLimits.readersEach).default(1),
    t.readersEach,
  ),
}).xor('application_ids', 'programme');

const sharedAnswer = Joi.object({
  applications: id().description('How many were chosen, or fit'),
  assigned: id().description('How often somebody reads one'),
  lacking: id().description('Applications for which too few of these readers may read'),
  loads: listOf({ id: id(), name: words(), count: id() }),
});

const present = ({ applications, lacking, loads, assignments }: Shared) => ({
  applications,
  assigned: assignments.length,
  lacking,
  loads: loads.map(({ reader, count }) => ({ id: reader.id, name: reader.name, count })),
});

function sharingOf(given: ShareBody): Sharing {
  const { application_ids: ids, programme, status, readers, readers_each: readersEach } = given;
  if (ids) return { chosen: { ids }, readers, readersEach };
  if (!programme || !isProgramme(programme)) throw new NotFound();
  const fitting = { programme: programme as ApplicationType, ...(status && { status }) };
  return { chosen: fitting, readers, readersEach };
}

const readerParams = Joi.object<{ id: number; reader: number }>({
  id: recordId.required(),
  reader: recordId.required(),
});
const readerPath = '/api/admin/applications/:id/readers/:reader';

/** Who reads which application. */
export const assignmentCalls = (service: Service): AnyCall[] => [
  defineCall({
    id: 'distributeApplications',
    method: 'post',
    path: '/api/admin/reading/assign',
    summary: 'Shares applications out among readers, evenly; nobody gets one of somebody whom they know',
    ...byStaff('assignReaders'),
    input: { body },
    answers: { 200: sharedAnswer, 404: errorAnswer, 409: errorAnswer },
    async handle(ctx) {
      ctx.body = present(await assignEvenly(service, ctx.actor, sharingOf(ctx.input.body)));
    },
  }),
  defineCall({
    id: 'previewDistribution',
    method: 'post',
    path: '/api/admin/reading/assign/preview',
    summary: 'Returns how distributeApplications would share them out; stores nothing',
    ...byStaff('assignReaders'),
    input: { body },
    answers: { 200: sharedAnswer, 404: errorAnswer, 409: errorAnswer },
    async handle(ctx) {
      ctx.body = present(await planShares(service, sharingOf(ctx.input.body)));
    },
  }),
  defineCall({
    id: 'assignReader',
    method: 'put',
    path: readerPath,
    summary: 'Assigns a submitted application to a reader; twice is fine',
    ...byStaff('assignReaders'),
    input: { params: readerParams },
    answers: { 204: null, 404: errorAnswer, 409: errorAnswer },
    async handle(ctx) {
      const { id, reader } = ctx.input.params;
      await assignOne(service, ctx.actor, id, reader);
      ctx.status = 204;
    },
  }),
  defineCall({
    id: 'unassignReader',
    method: 'delete',
    path: readerPath,
    summary: 'Takes an application from a reader; what they wrote stays',
    ...byStaff('assignReaders'),
    input: { params: readerParams },
    answers: { 204: null, 404: errorAnswer },
    async handle(ctx) {
      const { id, reader } = ctx.input.params;
      await unassign(service, ctx.actor, id, reader);
      ctx.status = 204;
    },
  }),
];
