import type { ListReader } from '../assessment';
import type { Stores } from '../platform';
import type { ListedPage } from './list';
import type { ListRequest } from './store';

/**
 * A page of a list for this member of staff. Hardly anything is hidden from anybody, so the statement for the first
 * page of a list without a search also returns whether anything is hidden; only then another one is needed.
 */
export async function pageFor(
  reader: ListReader,
  request: Omit<ListRequest, 'hidden'>,
  { lists, conflicts }: Pick<Stores, 'lists' | 'conflicts'>,
): Promise<ListedPage> {
  const isFirst = request.offset === 0 && request.terms.length === 0;
  const whole = isFirst ? await lists.firstPageSeenWhole(request, reader) : undefined;
  return whole ?? lists.page({ ...request, hidden: await conflicts.hiddenFrom(reader) });
}
