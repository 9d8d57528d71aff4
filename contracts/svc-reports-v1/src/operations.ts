/* Written by `npm run contract` from openapi.json: change the calls, not this file. */

import type { operations } from './generated';

/** A call: its method and path, and for the compiler what it takes and answers. */
type Operation<Id extends keyof operations> = string & { readonly shape: operations[Id] };

/** Returns the matching applications, newest first, with the counts of all matches */
export const R02 = 'GET /api/admin/reports/applications' as Operation<'R02'>;
/** Returns the matching applications as a PDF with figures, charts and every row */
export const R03 = 'GET /api/admin/reports/download-pdf' as Operation<'R03'>;
/** Returns the matching applications as an Excel workbook with a summary and every row */
export const R04 = 'GET /api/admin/reports/download-excel' as Operation<'R04'>;
/** Returns the matching applications as CSV; of one programme with the answers of each */
export const Z13 = 'GET /api/admin/reports/download-csv' as Operation<'Z13'>;
/** Returns these applications as a PDF with figures, charts and every row */
export const Z14 = 'POST /api/admin/reports/chosen-pdf' as Operation<'Z14'>;
/** Returns these applications as an Excel workbook with a summary, every row and the answers */
export const Z15 = 'POST /api/admin/reports/chosen-excel' as Operation<'Z15'>;
/** Returns all that a list of applications holds as a PDF with figures, charts and every row */
export const Z16 = 'POST /api/admin/reports/list-pdf' as Operation<'Z16'>;
/** Returns all that a list of applications holds as an Excel workbook, with the answers */
export const Z17 = 'POST /api/admin/reports/list-excel' as Operation<'Z17'>;
/** Returns one complete application as a PDF for staff */
export const R01 = 'GET /api/admin/applications/{id}/export-pdf' as Operation<'R01'>;
/** Returns the applicant's own copy of an application as a PDF */
export const D19 = 'GET /api/user/applications/{id}/pdf' as Operation<'D19'>;
