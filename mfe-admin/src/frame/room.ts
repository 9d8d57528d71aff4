import type { RoomPlace } from './places';
import type { StaffView } from './views';

/** What a folder of pages brings to the staff side, as data. */
export interface Room {
  /** Its pages below /admin, in the order of the navigation. */
  views: readonly StaffView[];
  /** Its places in the navigation that are no page below /admin. */
  places?: readonly RoomPlace[];
}
