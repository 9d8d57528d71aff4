import { REPORT_VIEWS } from '@portal/contract-svc-applications-v1/report-views';

/** The needed version of the views; raise it with the first column of a newer version that is read here. */
export const neededViews = '1.0.0';

/**
 * The contracts that this service needs, as /version reports them: the last two versions of the calls, as for remotes,
 * and the views that it reads.
 */
export const needs = {
  'svc-applications': '^1.23.0',
  'svc-auth': '^1.12.0',
  [REPORT_VIEWS]: `^${neededViews}`,
};
