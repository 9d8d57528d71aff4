import type { ShellApi } from '@portal/contract-shell-v1';
import type { Report } from '@portal/contract-svc-reports-v1';
import * as reportCalls from '@portal/contract-svc-reports-v1/operations';
import {
  type ApiClient,
  asTyped,
  call,
  type DownloadedFile,
  type DownloadOptions,
  downloadFile,
  type OneOf,
} from '@portal/remote-sdk';

export type { Report, ReportCounts } from '@portal/contract-svc-reports-v1';

/** The filters of a report. Days are 'YYYY-MM-DD' in `time_zone` and included; a missing day leaves that end open. */
export interface ReportFilter {
  type: string;
  status: string;
  by: string;
  time_zone: string;
  from_date?: string;
  to_date?: string;
  days?: string;
}

export type ReportFormat = 'pdf' | 'excel' | 'csv';

/** Rows shown before the whole report is downloaded. */
export const PREVIEW_ROWS = 10;

export const reportQuery = (filter: ReportFilter): string => new URLSearchParams({ ...filter }).toString();

/** The first rows of a report, with the counts of all rows. */
export async function readReport(api: ApiClient, filter: ReportFilter, signal: AbortSignal): Promise<Report> {
  return (
    await call(api, asTyped(reportCalls.getReport), { query: { ...filter, limit: PREVIEW_ROWS } }, { signal })
  ).body;
}

const fallbackName = {
  pdf: 'applications-report.pdf',
  excel: 'applications-report.xlsx',
  csv: 'applications-report.csv',
} as const;

/** The whole report as a file. */
export function downloadReport(
  shell: ShellApi,
  format: ReportFormat,
  filter: ReportFilter,
  options: DownloadOptions,
): Promise<DownloadedFile> {
  const operation: OneOf<
    | typeof reportCalls.downloadReportPdf
    | typeof reportCalls.downloadReportExcel
    | typeof reportCalls.downloadReportCsv
  > = {
    pdf: reportCalls.downloadReportPdf,
    excel: reportCalls.downloadReportExcel,
    csv: reportCalls.downloadReportCsv,
  }[format];
  return downloadFile(shell, asTyped(operation), { query: filter }, fallbackName[format], options);
}

/** One application, complete, as a PDF. */
export const exportApplication = (
  shell: ShellApi,
  id: number,
  options: DownloadOptions,
): Promise<DownloadedFile> =>
  downloadFile(shell, reportCalls.exportApplicationPdf, { params: { id } }, `application-${id}.pdf`, options);
