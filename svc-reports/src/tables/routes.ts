import { Readable } from 'node:stream';
import { separatorIn } from '@portal/service-kit/csv';
import { type AnyCall, type CallContext, defineCall } from '@portal/service-kit/http';
import { english, shownLanguageOf } from '@portal/service-kit/language';
import Joi from 'joi';
import type { Span } from '../applications/ask';
import { byStaff, excelType, recordsExports } from '../calls/give-out';
import { translatorFor } from '../language/translator-for';
import { loadInParts } from '../libraries';
import { ownerOf } from '../places';
import type { Service } from '../service';
import { tableOfFigures } from './round-figures';
import type { Table } from './table';
import { csvOfTable } from './table-csv';
import { tableOfPlaces } from './who-comes';

/** The days of the calendar; svc-applications checks them. */
const span = Joi.object<Span>({
  from: Joi.string().max(10).required(),
  until: Joi.string().max(10).required(),
});

/** The permission that svc-applications requires for the calendar of places. */
const byReaders = { ...byStaff, may: 'readApplications' } as const;

type Context = CallContext<'token', unknown, unknown>;

/**
 * The calls that export statistics of svc-applications as tables. They ask with the caller's token, so that the table
 * shows what the caller's pages show.
 */
export function tableCalls({ applications, places }: Service): AnyCall[] {
  const record = recordsExports(applications);
  const callerOf = (ctx: Context) => ({
    authorization: ctx.get('Authorization'),
    requestId: ctx.requestId,
    address: ctx.ip,
  });
  async function giveExcel(ctx: Context, table: Table, name: string) {
    ctx.res.once('close', places.take(ownerOf(ctx.actor)));
    await record(ctx, 'excel');
    await loadInParts('exceljs');
    const { workbookOfTable } = await import('./table-workbook');
    const pieces = workbookOfTable(table, ctx.actor.name ?? 'Staff');
    ctx.body = Readable.from(pieces, { objectMode: false, highWaterMark: 64 * 1024 });
    ctx.type = excelType;
    ctx.attachment(name);
  }
  return [
    defineCall({
      id: 'downloadRoundFiguresExcel',
      method: 'get',
      path: '/api/admin/reports/round-figures-excel',
      summary: 'Returns the figures of all rounds, and of what is for none, as an Excel workbook',
      ...byStaff,
      answers: { 200: { mediaTypes: [excelType] } },
      async handle(ctx) {
        const figures = await applications.roundFigures(callerOf(ctx));
        await giveExcel(ctx, tableOfFigures(figures, translatorFor(shownLanguageOf(ctx))), 'rounds.xlsx');
      },
    }),
    defineCall({
      id: 'downloadPlacesExcel',
      method: 'get',
      path: '/api/admin/reports/places-excel',
      summary: 'Returns who has a place or an offer of one in these days, as an Excel workbook',
      ...byReaders,
      needsProof: true,
      input: { query: span },
      answers: { 200: { mediaTypes: [excelType] } },
      async handle(ctx) {
        const shown = await applications.places(ctx.input.query, callerOf(ctx));
        await giveExcel(ctx, tableOfPlaces(shown, translatorFor(shownLanguageOf(ctx))), 'places.xlsx');
      },
    }),
    defineCall({
      id: 'downloadPlacesCsv',
      method: 'get',
      path: '/api/admin/reports/places-csv',
      summary: 'Returns the same as CSV',
      ...byReaders,
      needsProof: true,
      input: { query: span },
      answers: { 200: { mediaTypes: ['text/csv'] } },
      async handle(ctx) {
        const shown = await applications.places(ctx.input.query, callerOf(ctx));
        await record(ctx, 'csv');
        ctx.body = csvOfTable(tableOfPlaces(shown, english), separatorIn(shownLanguageOf(ctx)));
        ctx.type = 'text/csv; charset=utf-8';
        ctx.attachment('places.csv');
      },
    }),
  ];
}
