import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Actor } from '@portal/service-kit/auth';
import { isStaff } from '@portal/service-kit/permissions';
import type { ReleaseIndex } from '../registry';
import type { Marks } from '../visitors';

export interface StaffMarksOptions {
  index: () => Promise<ReleaseIndex>;
  /** The sender of a request. @throws without a valid token */
  actorOf: (req: IncomingMessage, res: ServerResponse) => Promise<Actor>;
  marks: Marks;
}

/**
 * Marks members of staff by a signed cookie while a trial goes to them first: pages are opened without a token, so a call
 * of the staff area is where they are known. The call does not wait for it; the next one brings what this one missed.
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
    // Whoever bears no token of staff gets no mark; the service refuses them itself.
    mark(req, res).catch(() => undefined);
  };
}
