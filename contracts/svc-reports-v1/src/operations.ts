/* Written by `npm run contract` from openapi.json: change the calls, not this file. */

import type { operations } from './generated';

/** A call: its method and path, and for the compiler what it takes and answers. */
type Operation<Id extends keyof operations> = string & { readonly shape: operations[Id] };

/** The applications that fit, the newest first, with the counts of all of them */
export const R02 = 'GET /api/admin/reports/applications' as Operation<'R02'>;
/** The same as a PDF: figures, charts, every row */
export const R03 = 'GET /api/admin/reports/download-pdf' as Operation<'R03'>;
/** The same as an Excel workbook: a summary, every row */
export const R04 = 'GET /api/admin/reports/download-excel' as Operation<'R04'>;
/** One application, complete, as a PDF for staff */
export const R01 = 'GET /api/admin/applications/{id}/export-pdf' as Operation<'R01'>;
/** The owner's own copy of an application as a PDF */
export const D19 = 'GET /api/user/applications/{id}/pdf' as Operation<'D19'>;
