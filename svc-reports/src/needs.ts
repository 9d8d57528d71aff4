import { REPORT_VIEWS } from '@portal/contract-svc-applications-v1/report-views';

/** The views that this service reads; raised with the first column that it uses of a newer version. */
export const neededViews = '1.0.0';

/**
 * The contracts that this service works with, as /version tells it: the last two versions of calls, as for remotes, and
 * the views that it reads.
 */
export const needs = {
  'svc-applications': '^1.23.0',
  'svc-auth': '^1.12.0',
  [REPORT_VIEWS]: `^${neededViews}`,
};
