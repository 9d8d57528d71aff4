import type { Permission } from '@portal/service-kit/permissions';

/**
 * What is done later than it was asked for, and in whose name:
 * - `asks`: in the name of staff; asks for their right at the moment it acts, and is cancelled where it has ended;
 * - `reader`: shows something to whoever reads, by the reader's own right at that moment;
 * - `follows`: announces what has happened already, in the transaction that recorded it, or finishes it;
 * - `applicant`: in the name of an applicant; looks at the moment it acts whether it is still wanted;
 * - `portal`: in nobody's name, by the rules of the portal.
 */
export type Deferred =
  | { asks: Permission }
  | { reader: string }
  | { follows: string }
  | { applicant: string }
  | { portal: string };
