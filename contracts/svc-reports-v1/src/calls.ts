/** The public calls of svc-reports, version 1. Days are 'YYYY-MM-DD' in the time zone that the call names, instants ISO 8601. */
import type { AnswerBody } from './answers';
import type { components } from './generated';

/** The body of every error answer. */
export type ErrorBody = components['schemas']['Error'];

/** GET /api/admin/reports/applications (getReport). Counts are of all rows that match, whatever `limit` is. */
export type Report = AnswerBody<'getReport'>;
export type ReportedApplication = Report['applications'][number];
export type ReportCounts = Report['counts'];
