import type { Service } from '../service';
import type { Stores } from '../store';

/**
 * Ends sessions and does not return before the services that follow have heard of it, if they can be reached: the
 * next request with such a token is refused everywhere.
 */
export async function endSessions(
  service: Service,
  ending: (stores: Stores) => Promise<number | undefined>,
): Promise<void> {
  const position = await service.stores.together(ending);
  if (position !== undefined) await service.feed.settled(position);
}
