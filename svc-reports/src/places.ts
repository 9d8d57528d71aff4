import type { Actor } from '@portal/service-kit/auth';
import { TooMany, Unavailable } from '@portal/service-kit/errors';
import { message } from './messages';

/** Returns whose places a document uses: a program uses those of its access token, however many sessions it opens. */
export const ownerOf = ({ program, sessionId }: Actor): string =>
  program ? `token ${program.token}` : sessionId;

/** How many PDFs and workbooks a replica makes at once. */
export interface PlacesLimits {
  perSession: number;
  together: number;
}

export const placesLimits: PlacesLimits = { perSession: 2, together: 64 };

const triesAgainAfterSeconds = 5;

/** Counts the documents that are being made now. */
export class Slots {
  private readonly taken = new Map<string, number>();
  private together = 0;

  constructor(private readonly limits: PlacesLimits = placesLimits) {}

  /**
   * Takes a place for a session; returns the function that gives it back.
   * @throws TooMany when the session uses all of its places, Unavailable when all places are in use
   */
  take(sessionId: string): () => void {
    const own = this.taken.get(sessionId) ?? 0;
    if (own >= this.limits.perSession) throw new TooMany(triesAgainAfterSeconds, message('filesBeingMade'));
    if (this.together >= this.limits.together) throw new Unavailable(message('manyFilesBeingMade'));
    this.taken.set(sessionId, own + 1);
    this.together += 1;
    return () => this.giveBack(sessionId);
  }

  private giveBack(sessionId: string): void {
    this.together -= 1;
    const left = (this.taken.get(sessionId) ?? 0) - 1;
    if (left > 0) this.taken.set(sessionId, left);
    else this.taken.delete(sessionId);
  }
}
