import * as routesWords from '../../messages/routes';
import * as todayWords from '../../messages/today';
import type { ShownPage } from '../work-queue/reading-order';

/** Returns the name of a page whose order of applications is kept. */
export const shownName = (page: ShownPage): string =>
  page === 'todo' ? todayWords.whatWaits() : routesWords.awaitedPage();
