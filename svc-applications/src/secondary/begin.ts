import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import type { Lists } from '../applications/contents';
import { contentsOf } from '../applications/contents-of';
import type { Stores } from '../store';
import { prefilled } from './prefill';

export interface Begun {
  personId: number;
  type: ApplicationType;
  origin: 'secondary' | 'request';
  /** The application whose answers it begins with. */
  sourceId: number;
  /** The one that a request was made on. */
  originalApplicationId?: number;
}

/**
 * Begins a draft with what the person told in an earlier application; within a transaction. Answers its id.
 * @throws AlreadyApplied
 */
export async function beginDraft(within: Stores, { sourceId, ...begun }: Begun, now: Date): Promise<number> {
  const { details, lists, form } = prefilled(await contentsOf(within, sourceId), begun.type);
  const id = await within.applications.insert({ ...begun, details, formData: form }, now);
  for (const [list, rows] of Object.entries(lists)) {
    await within.sections.replace(id, list as keyof Lists, rows);
  }
  return id;
}
