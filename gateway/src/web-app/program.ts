/** A process that draws the icons and ends, because drawing takes more memory than the gateway itself. */
import { drawIcons } from './drawing';
import type { Order } from './icons';

process.once('message', async (order: Order) => {
  const drawn = await drawIcons(order);
  process.send?.(drawn, undefined, undefined, () => process.disconnect());
});
