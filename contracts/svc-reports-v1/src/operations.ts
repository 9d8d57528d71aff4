/* Written by `npm run contract` from openapi.json: change the calls, not this file. */

import type { operations } from './generated';

/** A call: its method and path, and for the compiler what it takes and answers. */
type Operation<Id extends keyof operations> = string & { readonly shape: operations[Id] };

/** Returns the matching applications, newest first, with the counts of all matches */
export const getReport = 'GET /api/admin/reports/applications' as Operation<'getReport'>;
/** @deprecated The former name of getReport. */
export { getReport as R02 };
/** Returns the matching applications as a PDF with figures, charts and every row */
export const downloadReportPdf = 'GET /api/admin/reports/download-pdf' as Operation<'downloadReportPdf'>;
/** @deprecated The former name of downloadReportPdf. */
export { downloadReportPdf as R03 };
/** Returns the matching applications as an Excel workbook with a summary and every row */
export const downloadReportExcel = 'GET /api/admin/reports/download-excel' as Operation<'downloadReportExcel'>;
/** @deprecated The former name of downloadReportExcel. */
export { downloadReportExcel as R04 };
/** Returns the matching applications as CSV; of one programme with the answers of each */
export const downloadReportCsv = 'GET /api/admin/reports/download-csv' as Operation<'downloadReportCsv'>;
/** @deprecated The former name of downloadReportCsv. */
export { downloadReportCsv as Z13 };
/** Returns these applications as a PDF with figures, charts and every row */
export const downloadChosenPdf = 'POST /api/admin/reports/chosen-pdf' as Operation<'downloadChosenPdf'>;
/** @deprecated The former name of downloadChosenPdf. */
export { downloadChosenPdf as Z14 };
/** Returns these applications as an Excel workbook with a summary, every row and the answers */
export const downloadChosenExcel = 'POST /api/admin/reports/chosen-excel' as Operation<'downloadChosenExcel'>;
/** @deprecated The former name of downloadChosenExcel. */
export { downloadChosenExcel as Z15 };
/** Returns all that a list of applications holds as a PDF with figures, charts and every row */
export const downloadListPdf = 'POST /api/admin/reports/list-pdf' as Operation<'downloadListPdf'>;
/** @deprecated The former name of downloadListPdf. */
export { downloadListPdf as Z16 };
/** Returns all that a list of applications holds as an Excel workbook, with the answers */
export const downloadListExcel = 'POST /api/admin/reports/list-excel' as Operation<'downloadListExcel'>;
/** @deprecated The former name of downloadListExcel. */
export { downloadListExcel as Z17 };
/** Returns one complete application as a PDF for staff */
export const exportApplicationPdf = 'GET /api/admin/applications/{id}/export-pdf' as Operation<'exportApplicationPdf'>;
/** @deprecated The former name of exportApplicationPdf. */
export { exportApplicationPdf as R01 };
/** Returns the applicant's own copy of an application as a PDF */
export const downloadOwnApplicationPdf = 'GET /api/user/applications/{id}/pdf' as Operation<'downloadOwnApplicationPdf'>;
/** @deprecated The former name of downloadOwnApplicationPdf. */
export { downloadOwnApplicationPdf as D19 };
