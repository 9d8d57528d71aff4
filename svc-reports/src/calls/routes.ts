import { calendarOf } from '@portal/service-kit/calendar';
import { separatorIn } from '@portal/service-kit/csv';
import { type AnyCall, type CallContext, defineCall } from '@portal/service-kit/http';
import { shownLanguageOf } from '@portal/service-kit/language';
import { whenever } from '@portal/service-kit/messages';
import Joi from 'joi';
import { translatorFor } from '../language/translator-for';
import { message } from '../messages';
import { ownerOf } from '../places';
import { reportAnswer } from '../reports/answers';
import { filterFields, filterOf, type ReportQuery, reportQuery } from '../reports/filter';
import { type ReportWriter, streamReport } from '../reports/make-report';
import { jsonOf } from '../reports/write-json';
import type { Service } from '../service';
import { byStaff, excelType, recordsExports, writers } from './give-out';

const staff = { ...byStaff, programs: 'reports:read' } as const;

interface PreviewQuery extends ReportQuery {
  limit?: number;
}

const previewQuery = Joi.object<PreviewQuery>({
  ...filterFields,
  limit: Joi.number()
    .integer()
    .min(1)
    .messages(whenever(message('limit'), '*')),
});

type ReportContext = Pick<
  CallContext<'token', unknown, PreviewQuery>,
  'input' | 'actor' | 'requestId' | 'get' | 'cookies' | 'acceptsLanguages'
>;

/** Returns the separator: a person's spreadsheet program expects that of their language, programs always get commas. */
const separatorFor = (ctx: ReportContext) => (ctx.actor.program ? ',' : separatorIn(shownLanguageOf(ctx)));

export function reportCalls({ reports, applications, branding, places, clock }: Service): AnyCall[] {
  async function report(ctx: ReportContext, write: ReportWriter) {
    const { input, actor, requestId } = ctx;
    const translator = translatorFor(shownLanguageOf(ctx));
    const now = clock();
    const [hidden, zone] = await Promise.all([
      applications.hiddenFrom(actor, requestId),
      applications.timeZone(requestId),
    ]);
    const filter = { ...filterOf(input.query, now, zone), hidden };
    const by = actor.name ?? 'Staff';
    const progressOf = (ids: readonly number[]) => applications.progressOf(ids, requestId);
    return streamReport(
      reports,
      { filter, now, by, limit: input.query.limit, progressOf, translator },
      write,
    );
  }
  const record = recordsExports(applications);
  async function fileName({ input, requestId }: ReportContext, ending: string) {
    const zone = input.query.time_zone ?? (await applications.timeZone(requestId));
    return `applications-report-${calendarOf(zone).dayOf(clock())}.${ending}`;
  }
  return [
    defineCall({
      id: 'getReport',
      method: 'get',
      path: '/api/admin/reports/applications',
      summary: 'Returns the matching applications, newest first, with the counts of all matches',
      ...staff,
      input: { query: previewQuery },
      answers: { 200: reportAnswer },
      async handle(ctx) {
        ctx.body = await report(ctx, jsonOf);
        ctx.type = 'application/json';
      },
    }),
    defineCall({
      id: 'downloadReportPdf',
      method: 'get',
      path: '/api/admin/reports/download-pdf',
      summary: 'Returns the matching applications as a PDF with figures, charts and every row',
      ...staff,
      needsProof: true,
      input: { query: reportQuery },
      answers: { 200: { mediaTypes: ['application/pdf'] } },
      async handle(ctx) {
        ctx.res.once('close', places.take(ownerOf(ctx.actor)));
        await record(ctx, 'pdf');
        ctx.body = await report(ctx, (await writers.pdf())(branding));
        ctx.type = 'application/pdf';
        ctx.attachment(await fileName(ctx, 'pdf'));
      },
    }),
    defineCall({
      id: 'downloadReportExcel',
      method: 'get',
      path: '/api/admin/reports/download-excel',
      summary: 'Returns the matching applications as an Excel workbook with a summary and every row',
      ...staff,
      needsProof: true,
      input: { query: reportQuery },
      answers: { 200: { mediaTypes: [excelType] } },
      async handle(ctx) {
        ctx.res.once('close', places.take(ownerOf(ctx.actor)));
        await record(ctx, 'excel');
        ctx.body = await report(ctx, await writers.excel());
        ctx.type = excelType;
        ctx.attachment(await fileName(ctx, 'xlsx'));
      },
    }),
    defineCall({
      id: 'downloadReportCsv',
      method: 'get',
      path: '/api/admin/reports/download-csv',
      summary: 'Returns the matching applications as CSV; of one programme with the answers of each',
      ...staff,
      needsProof: true,
      input: { query: reportQuery },
      answers: { 200: { mediaTypes: ['text/csv'] } },
      async handle(ctx) {
        ctx.res.once('close', places.take(ownerOf(ctx.actor)));
        await record(ctx, 'csv');
        const separator = separatorFor(ctx);
        const write = await writers.csv();
        ctx.body = await report(ctx, (made) => write(made, separator));
        ctx.type = 'text/csv; charset=utf-8';
        ctx.attachment(await fileName(ctx, 'csv'));
      },
    }),
  ];
}
