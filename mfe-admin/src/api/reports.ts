import type { ShellApi } from '@portal/contract-shell-v1';
import type { Report } from '@portal/contract-svc-reports-v1';
import { type ApiClient, type DownloadedFile, type DownloadOptions, downloadFile } from '@portal/remote-sdk';

export type { Report, ReportCounts } from '@portal/contract-svc-reports-v1';

/** What a report is about. Days are 'YYYY-MM-DD' in universal time and belong to it; without one there is no end. */
export interface ReportFilter {
  type: string;
  status: string;
  from_date?: string;
  to_date?: string;
  days?: string;
}

export type ReportFormat = 'pdf' | 'excel';

/** Rows shown before the whole report is downloaded. */
export const PREVIEW_ROWS = 10;

export const reportQuery = (filter: ReportFilter): string => new URLSearchParams({ ...filter }).toString();

/** The first rows of a report, with the counts of all of them. */
export async function readReport(api: ApiClient, filter: ReportFilter, signal: AbortSignal): Promise<Report> {
  const path = `/api/admin/reports/applications?${reportQuery(filter)}&limit=${PREVIEW_ROWS}`;
  return (await api.get<Report>(path, { signal })).body;
}

const fallbackName = { pdf: 'applications-report.pdf', excel: 'applications-report.xlsx' } as const;

/** The whole report as a file. */
export function downloadReport(
  shell: ShellApi,
  format: ReportFormat,
  filter: ReportFilter,
  options: DownloadOptions,
): Promise<DownloadedFile> {
  const path = `/api/admin/reports/download-${format}?${reportQuery(filter)}`;
  return downloadFile(shell, path, fallbackName[format], options);
}

/** One application, complete, as a PDF. */
export const exportApplication = (
  shell: ShellApi,
  id: number,
  options: DownloadOptions,
): Promise<DownloadedFile> =>
  downloadFile(shell, `/api/admin/applications/${id}/export-pdf`, `application-${id}.pdf`, options);
