import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import type { Stores } from '../../platform';
import { prefilled } from './prefill';

export interface Begun {
  personId: number;
  type: ApplicationType;
  origin: 'secondary' | 'request';
  /** The application from which the draft copies its answers. */
  sourceId: number;
  /** The application from which the draft was requested. */
  originalApplicationId?: number;
  /** The open round of its programme; null: the programme has none. */
  roundId: number | null;
}

/**
 * Begins a draft with answers of an earlier application; call it within a transaction. Returns the draft's id.
 * @throws AlreadyApplied
 */
export async function beginDraft(trx: Stores, { sourceId, ...begun }: Begun, now: Date): Promise<number> {
  const source = await trx.applications.find({ id: sourceId });
  if (!source) throw new Error(`Application ${sourceId} is not there`);
  return trx.applications.insert({ ...begun, ...prefilled(source, begun.type) }, now);
}
