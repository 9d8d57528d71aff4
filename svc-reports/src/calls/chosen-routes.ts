import { bulkMost, listMessages as t } from '@portal/contract-svc-applications-v1';
import { calendarOf } from '@portal/service-kit/calendar';
import { type AnyCall, type CallContext, defineCall } from '@portal/service-kit/http';
import { shownLanguageOf } from '@portal/service-kit/language';
import { ruleTexts } from '@portal/service-kit/messages';
import Joi from 'joi';
import type { ListQuery, ReportFormat } from '../applications/ask';
import { translatorFor } from '../language/translator-for';
import { ownerOf } from '../places';
import { filterFields, type ReportFilter } from '../reports/filter';
import { type ReportWriter, streamReport } from '../reports/make-report';
import type { Service } from '../service';
import { byStaff, excelType, recordsExports, writers } from './give-out';

interface ChosenBody {
  ids: number[];
  time_zone?: string;
}

/** The largest id that a database can hold. */
const largestId = 2_147_483_647;

const body = Joi.object<ChosenBody>({
  ids: Joi.array()
    .items(Joi.number().integer().min(1).max(largestId))
    .min(1)
    .max(bulkMost)
    .unique()
    .required()
    .messages(ruleTexts({ 'array.max': t.tooMany, 'array.min': t.noneChosen, 'any.required': t.noneChosen })),
  time_zone: filterFields.time_zone,
});

interface MatchingBody {
  query: ListQuery;
  time_zone?: string;
}

/** svc-applications checks the fields of the query. */
const matchingBody = Joi.object<MatchingBody>({
  query: Joi.object()
    .pattern(Joi.string().max(40), Joi.string().allow('').max(400))
    .max(40)
    .required()
    .description('The list as it is shown, as the query of listApplications'),
  time_zone: filterFields.time_zone,
});

/** Which applications a report is about, by their ids. */
type Asked = Pick<ReportFilter, 'ids' | 'of' | 'timeZone'>;

interface ChosenFile {
  id: string;
  path: string;
  summary: string;
  format: ReportFormat;
  ending: string;
  mediaType: string;
  writer: () => Promise<ReportWriter>;
}

/** The formats of these files. */
const formats = {
  pdf: (service: Service) => ({
    format: 'pdf' as const,
    ending: 'pdf',
    mediaType: 'application/pdf',
    writer: async () => (await writers.pdf())(service.branding),
  }),
  excel: () => ({
    format: 'excel' as const,
    ending: 'xlsx',
    mediaType: excelType,
    writer: writers.excel,
  }),
};

/** The calls that export selected applications, or all applications of a list, as a file. */
export function chosenCalls(service: Service): AnyCall[] {
  const [pdf, excel] = [formats.pdf(service), formats.excel()];
  return [
    fileCall(service, {
      id: 'downloadChosenPdf',
      path: '/api/admin/reports/chosen-pdf',
      summary: 'Returns these applications as a PDF with figures, charts and every row',
      ...pdf,
    }),
    fileCall(service, {
      id: 'downloadChosenExcel',
      path: '/api/admin/reports/chosen-excel',
      summary: 'Returns these applications as an Excel workbook with a summary, every row and the answers',
      ...excel,
    }),
    matchingCall(service, {
      id: 'downloadListPdf',
      path: '/api/admin/reports/list-pdf',
      summary: 'Returns all that a list of applications holds as a PDF with figures, charts and every row',
      ...pdf,
    }),
    matchingCall(service, {
      id: 'downloadListExcel',
      path: '/api/admin/reports/list-excel',
      summary: 'Returns all that a list of applications holds as an Excel workbook, with the answers',
      ...excel,
    }),
  ];
}

function fileCall(service: Service, file: ChosenFile): AnyCall {
  return defineCall({
    id: file.id,
    method: 'post',
    path: file.path,
    summary: file.summary,
    ...byStaff,
    needsProof: true,
    input: { body },
    answers: { 200: { mediaTypes: [file.mediaType] } },
    async handle(ctx) {
      ctx.res.once('close', service.places.take(ownerOf(ctx.actor)));
      const { ids, time_zone } = ctx.input.body;
      const timeZone = time_zone ?? (await service.applications.timeZone(ctx.requestId));
      await giveOut(service, file, ctx, { ids, of: 'chosen', timeZone });
    },
  });
}

/** Makes the call that exports all applications of a list, so that the browser need not send their ids. */
function matchingCall(service: Service, file: ChosenFile): AnyCall {
  return defineCall({
    id: file.id,
    method: 'post',
    path: file.path,
    summary: file.summary,
    ...byStaff,
    needsProof: true,
    input: { body: matchingBody },
    answers: { 200: { mediaTypes: [file.mediaType] } },
    async handle(ctx) {
      ctx.res.once('close', service.places.take(ownerOf(ctx.actor)));
      const { query, time_zone } = ctx.input.body;
      const timeZone = time_zone ?? (await service.applications.timeZone(ctx.requestId));
      const ids = await service.applications.matching(ctx.actor, query, ctx.requestId);
      await giveOut(service, file, ctx, { ids, of: 'list', timeZone });
    },
  });
}

async function giveOut(
  { reports, applications, clock }: Service,
  file: ChosenFile,
  ctx: CallContext<'token', unknown, unknown, unknown>,
  asked: Asked,
): Promise<void> {
  const hidden = await applications.hiddenFrom(ctx.actor, ctx.requestId);
  await recordsExports(applications)(ctx, file.format);
  const all = { type: null, status: null, fromDate: null, toDate: null, by: 'submitted' } as const;
  const translator = translatorFor(shownLanguageOf(ctx));
  const by = ctx.actor.name ?? 'Staff';
  const progressOf = (ids: readonly number[]) => applications.progressOf(ids, ctx.requestId);
  const request = { filter: { ...all, ...asked, hidden }, now: clock(), by, progressOf, translator };
  ctx.body = await streamReport(reports, request, await file.writer());
  ctx.type = file.mediaType;
  const day = calendarOf(asked.timeZone).dayOf(clock());
  ctx.attachment(`applications-${asked.of}-${day}.${file.ending}`);
}
