import { exportMost, listMessages as t } from '@portal/contract-svc-applications-v1';
import { Invalid } from '@portal/service-kit/errors';
import type { OverviewRequest } from './all-applications';
import type { OverviewStore } from './store';

/**
 * The applications that a list holds, in its order, to be given out as a file.
 * @throws Invalid when there are more than a file takes
 */
export async function idsToExport(
  overview: Pick<OverviewStore, 'ids'>,
  request: OverviewRequest,
): Promise<number[]> {
  const ids = await overview.ids(request, exportMost + 1);
  if (ids.length > exportMost) throw new Invalid({ query: [t.tooManyToExport] }, t.tooManyToExport);
  return ids;
}
