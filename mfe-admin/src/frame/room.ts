import type { RoomPlace } from './places';
import type { StaffView } from './views';

/** The data that a module of pages adds to the staff side. */
export interface Room {
  /** Its pages below /admin, in the order of the navigation. */
  views: readonly StaffView[];
  /** Its places in the navigation that are not pages below /admin. */
  places?: readonly RoomPlace[];
}
