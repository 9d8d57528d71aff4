import type { CallContext } from '@portal/service-kit/http';
import type { Applications, ReportFormat } from '../applications/ask';
import { loadInParts } from '../libraries';

/** Who may get reports. */
export const byStaff = {
  tags: ['reports'],
  auth: 'token',
  may: 'readReports',
  scopes: ['account'],
} as const;

export const excelType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Loads a writer with the first file of its format: until then its libraries would only use memory. */
export const writers = {
  csv: async () => {
    // The CSV file has the columns of the workbook, which need this library.
    await loadInParts('exceljs');
    return (await import('../csv/report-csv')).csvOf;
  },
  excel: async () => {
    await loadInParts('exceljs');
    return (await import('../excel/workbook')).workbookOf;
  },
  pdf: async () => {
    await loadInParts('pdfkit');
    return (await import('../pdf/report-pdf')).reportPdf;
  },
};

/** Records that a report is given out; if this fails, nobody gets the report. */
export const recordsExports =
  (applications: Pick<Applications, 'recordExport'>) =>
  ({ actor, ip, requestId }: CallContext<'token'>, format: ReportFormat): Promise<void> =>
    applications.recordExport(
      {
        person_id: actor.personId,
        role: actor.role,
        format,
        address: ip,
        ...(actor.program && { token: actor.program.token }),
      },
      requestId,
    );
