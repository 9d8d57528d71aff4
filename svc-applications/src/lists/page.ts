import type { ListReader } from '../assessment';
import type { Stores } from '../platform';
import type { ListedPage } from './list';
import type { ListRequest } from './store';

/**
 * One page for this member of staff. Hardly anything is hidden from anybody: of a list that no words narrow, the
 * statement of the first page returns whether anything is, which else takes one of its own before.
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
