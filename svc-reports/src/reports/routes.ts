import { type AnyCall, type CallContext, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { workbookOf } from '../excel/workbook';
import { reportPdf } from '../pdf/report-pdf';
import type { Service } from '../service';
import { reportAnswer } from './answers';
import {
  dayOf,
  filterFields,
  filterMessages,
  filterOf,
  inOrder,
  type ReportQuery,
  reportQuery,
} from './filter';
import { type ReportWriter, streamReport } from './make-report';
import { jsonOf } from './write-json';

const staff = {
  tags: ['reports'],
  auth: 'token',
  roles: ['admin', 'reviewer'],
  scopes: ['account'],
} as const;
const excelType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface PreviewQuery extends ReportQuery {
  limit?: number;
}

const previewQuery = Joi.object<PreviewQuery>({
  ...filterFields,
  limit: Joi.number().integer().min(1).messages({ '*': 'Limit must be a whole number from 1' }),
})
  .custom(inOrder)
  .messages(filterMessages);

type ReportContext = Pick<CallContext<'token', unknown, PreviewQuery>, 'input' | 'actor'>;

export function reportCalls({ reports, branding, clock }: Service): AnyCall[] {
  function report({ input, actor }: ReportContext, write: ReportWriter) {
    const now = clock();
    const filter = filterOf(input.query, now);
    const by = actor.name ?? 'Staff';
    return streamReport(reports, { filter, now, by, limit: input.query.limit }, write);
  }
  const fileName = (ending: string) => `applications-report-${dayOf(clock())}.${ending}`;
  return [
    defineCall({
      id: 'R02',
      method: 'get',
      path: '/api/admin/reports/applications',
      summary: 'The applications that fit, the newest first, with the counts of all of them',
      ...staff,
      input: { query: previewQuery },
      answers: { 200: reportAnswer },
      async handle(ctx) {
        ctx.body = await report(ctx, jsonOf);
        ctx.type = 'application/json';
      },
    }),
    defineCall({
      id: 'R03',
      method: 'get',
      path: '/api/admin/reports/download-pdf',
      summary: 'The same as a PDF: figures, charts, every row',
      ...staff,
      input: { query: reportQuery },
      answers: { 200: { mediaTypes: ['application/pdf'] } },
      async handle(ctx) {
        ctx.body = await report(ctx, reportPdf(branding));
        ctx.type = 'application/pdf';
        ctx.attachment(fileName('pdf'));
      },
    }),
    defineCall({
      id: 'R04',
      method: 'get',
      path: '/api/admin/reports/download-excel',
      summary: 'The same as an Excel workbook: a summary, every row',
      ...staff,
      input: { query: reportQuery },
      answers: { 200: { mediaTypes: [excelType] } },
      async handle(ctx) {
        ctx.body = await report(ctx, workbookOf);
        ctx.type = excelType;
        ctx.attachment(fileName('xlsx'));
      },
    }),
  ];
}
