import { bulkMost, listMessages as say } from '@portal/contract-svc-applications-v1';
import { calendarOf } from '@portal/service-kit/calendar';
import { type AnyCall, type CallContext, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import type { ReportFormat } from '../applications/ask';
import { ownerOf } from '../places';
import type { Service } from '../service';
import { filterFields } from './filter';
import { byStaff, excelType, recordsExports, writers } from './give-out';
import { type ReportWriter, streamReport } from './make-report';

interface ChosenBody {
  ids: number[];
  time_zone: string;
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
    .messages({ 'array.max': say.tooMany, 'array.min': say.noneChosen, 'any.required': say.noneChosen }),
  time_zone: filterFields.time_zone,
});

interface ChosenFile {
  id: string;
  path: string;
  summary: string;
  format: ReportFormat;
  ending: string;
  mediaType: string;
  writer: () => Promise<ReportWriter>;
}

/** Applications that were chosen one by one, as a file. */
export function chosenCalls(service: Service): AnyCall[] {
  return [
    fileCall(service, {
      id: 'Z14',
      path: '/api/admin/reports/chosen-pdf',
      summary: 'Returns these applications as a PDF with figures, charts and every row',
      format: 'pdf',
      ending: 'pdf',
      mediaType: 'application/pdf',
      writer: async () => (await writers.pdf())(service.branding),
    }),
    fileCall(service, {
      id: 'Z15',
      path: '/api/admin/reports/chosen-excel',
      summary: 'Returns these applications as an Excel workbook with a summary, every row and the answers',
      format: 'excel',
      ending: 'xlsx',
      mediaType: excelType,
      writer: writers.excel,
    }),
  ];
}

function fileCall(service: Service, file: ChosenFile): AnyCall {
  const { reports, applications, places, clock } = service;
  const record = recordsExports(applications);
  const stream = async ({ input, actor, requestId }: CallContext<'token', unknown, unknown, ChosenBody>) => {
    const { ids, time_zone: timeZone } = input.body;
    const hidden = await applications.hiddenFrom(actor, requestId);
    const all = { type: null, status: null, fromDate: null, toDate: null, by: 'submitted' } as const;
    const filter = { ...all, timeZone, ids, hidden };
    return streamReport(reports, { filter, now: clock(), by: actor.name ?? 'Staff' }, await file.writer());
  };
  return defineCall({
    id: file.id,
    method: 'post',
    path: file.path,
    summary: file.summary,
    ...byStaff,
    input: { body },
    answers: { 200: { mediaTypes: [file.mediaType] } },
    async handle(ctx) {
      ctx.res.once('close', places.take(ownerOf(ctx.actor)));
      await record(ctx, file.format);
      ctx.body = await stream(ctx);
      ctx.type = file.mediaType;
      const day = calendarOf(ctx.input.body.time_zone).dayOf(clock());
      ctx.attachment(`applications-chosen-${day}.${file.ending}`);
    },
  });
}
