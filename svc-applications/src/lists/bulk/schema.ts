import {
  bulkMost,
  decisions,
  feedbackLength,
  feedbackMessages,
  holdMessages,
  holdMinutesMost,
  readingLimits,
  readingMessages,
  listMessages as t,
  valuesOf,
} from '@portal/contract-svc-applications-v1';
import { byLanguage } from '@portal/service-kit/language';
import Joi from 'joi';
import { recordId, withMessage } from '../../platform';
import { type OverviewQuery, overviewQuery } from '../all-applications/schema';
import type { BulkWords } from './bulk';

export interface PreviewBody {
  act: string;
  ids?: number[];
  query: OverviewQuery;
  readers?: number[];
  evenly?: boolean;
}

export interface ActBody extends BulkWords {
  key: string;
  act: string;
  items: { id: number; version: number; readers?: number[] }[];
}

const chosen = (row: Joi.Schema) =>
  withMessage(
    Joi.array().items(row).min(1).max(bulkMost),
    ({ code }) => (code === 'array.max' ? t.tooMany : t.noneChosen),
    () => t.tooMany,
  );

const actWord = () => Joi.string().max(40).required();
const ids = () => chosen(recordId).unique();
const readers = () =>
  withMessage(
    Joi.array().items(recordId).min(1).max(readingLimits.readersAtOnce).unique(),
    readingMessages.noReaders,
  );

export const previewBody = Joi.object<PreviewBody>({
  act: actWord(),
  ids: ids().description('Absent: all that the query finds'),
  query: overviewQuery.required().description('The list as it is shown, as the query of listApplications'),
  readers: readers().description('Of the act assign: who is to read; absent: nobody is chosen yet'),
  evenly: Joi.boolean().description('Each application gets one of the readers; absent: all of them'),
});

const message = () =>
  withMessage(
    Joi.string().trim().min(feedbackLength.min).max(feedbackLength.max),
    ({ code }) => (code === 'string.min' ? feedbackMessages.tooShort : feedbackMessages.incomplete),
    () => feedbackMessages.tooLong,
  );

export const actBody = Joi.object<ActBody>({
  key: Joi.string()
    .pattern(/^[\w-]{16,60}$/)
    .required()
    .description('New for each act; with the same key the same act goes on'),
  act: actWord(),
  items: chosen(
    Joi.object({
      id: recordId.required(),
      version: Joi.number().integer().min(0).required(),
      readers: readers().description('Of the act assign: who is to read it, as previewed'),
    }),
  )
    .unique('id')
    .required(),
  status: withMessage(Joi.string().valid(...valuesOf(decisions)), feedbackMessages.incomplete),
  message: message(),
  messages: byLanguage(message()).description(
    'In place of message for applicants who are written to in these languages; in both, gaps in braces for name and reference become those of each applicant',
  ),
  label: recordId.description('The label that is put on them'),
  hold_minutes: withMessage(Joi.number().integer().min(0).max(holdMinutesMost), holdMessages.minutes),
});

export interface ExportBody {
  ids?: number[];
  query?: OverviewQuery;
}

export const exportBody = Joi.object<ExportBody>({
  ids: ids(),
  query: overviewQuery.description(
    'Instead of ids: all that the list holds, as the query of listApplications',
  ),
})
  .xor('ids', 'query')
  .messages({ 'object.missing': t.noneChosen });
