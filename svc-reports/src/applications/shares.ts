import { shareMost } from '@portal/contract-svc-applications-v1';
import type { ServiceClient } from '@portal/service-kit/client';
import { refusal } from './refusal';

interface Shares {
  shares: { id: number; progress: number }[];
}

/** Reads the progress of applications, some hundreds at a time. An older release, without the call, returns none. */
export async function sharesOf(
  client: ServiceClient,
  ids: readonly number[],
  requestId: string,
): Promise<ReadonlyMap<number, number>> {
  const found = new Map<number, number>();
  for (let from = 0; from < ids.length; from += shareMost) {
    const answer = await client.call<Shares>({
      method: 'POST',
      path: '/internal/applications/progress',
      body: { ids: ids.slice(from, from + shareMost) },
      requestId,
      timeoutMs: 15_000,
    });
    if (answer.status === 404) return found;
    if (answer.status !== 200) throw refusal(answer);
    for (const { id, progress } of answer.body.shares) found.set(id, progress);
  }
  return found;
}
