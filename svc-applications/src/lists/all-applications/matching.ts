import { exportMost, listMessages as t } from '@portal/contract-svc-applications-v1';
import { Invalid } from '@portal/service-kit/errors';
import type { OverviewRequest } from './all-applications';
import type { OverviewStore } from './store';

/**
 * The ids of the applications in a list, in its order, for a file.
 * @throws Invalid if there are more than a file takes
 */
export async function idsToExport(
  overview: Pick<OverviewStore, 'ids'>,
  request: OverviewRequest,
): Promise<number[]> {
  const ids = await overview.ids(request, exportMost + 1);
  if (ids.length > exportMost) throw new Invalid({ query: [t.tooManyToExport] }, t.tooManyToExport);
  return ids;
}
