import type { Permission } from '@portal/service-kit/permissions';

/**
 * In whose name something is done later than it was asked for:
 * - `asks`: in the name of staff; checks their right when it acts, and is cancelled if the right has ended;
 * - `reader`: shows something to a reader, by the reader's own right at that moment;
 * - `follows`: announces or finishes something that already happened, in the transaction that recorded it;
 * - `applicant`: in the name of an applicant; checks when it acts whether it is still wanted;
 * - `portal`: in nobody's name, by the rules of the portal.
 */
export type Deferred =
  | { asks: Permission }
  | { reader: string }
  | { follows: string }
  | { applicant: string }
  | { portal: string };
