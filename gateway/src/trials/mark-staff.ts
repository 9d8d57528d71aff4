import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Actor } from '@portal/service-kit/auth';
import { isStaff } from '@portal/service-kit/permissions';
import type { ReleaseIndex } from '../registry';
import type { Marks } from '../visitors';

export interface StaffMarksOptions {
  index: () => Promise<ReleaseIndex>;
  /** Returns the sender of a request. @throws without a valid token */
  actorOf: (req: IncomingMessage, res: ServerResponse) => Promise<Actor>;
  marks: Marks;
}

/**
 * Marks members of staff by a signed cookie while a trial goes to staff first. Pages are opened without a token, so
 * staff can be recognised only in a call. The call does not wait for the mark; a later call can set it.
 */
export function createStaffMarks({ index, actorOf, marks }: StaffMarksOptions) {
  async function mark(req: IncomingMessage, res: ServerResponse): Promise<void> {
    if (!Object.values((await index()).remotes).some(({ canary }) => canary?.staffFirst)) return;
    const actor = await actorOf(req, res);
    if (isStaff(actor) && actor.scope === 'account' && !res.headersSent)
      res.appendHeader('set-cookie', marks.forStaff(actor.personId));
  }
  return (req: IncomingMessage, res: ServerResponse): void => {
    if (!req.headers.authorization || marks.visitor(req.headers.cookie).staff) return;
    // A sender without a valid staff token gets no mark; the service itself refuses the call.
    mark(req, res).catch(() => undefined);
  };
}
