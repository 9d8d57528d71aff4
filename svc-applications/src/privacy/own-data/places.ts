import { TooMany, Unavailable } from '@portal/service-kit/errors';
import { message } from '../../platform';

const triesAgainAfterSeconds = 10;

/** Downloads of one's own data that this replica is writing: one for a session, and some together. */
export class DownloadPlaces {
  private readonly taken = new Set<string>();

  constructor(private readonly together = 16) {}

  /**
   * Takes the place of a session; returns how to give it back.
   * @throws TooMany when the session has it already, Unavailable when all places are taken
   */
  take(sessionId: string): () => void {
    if (this.taken.has(sessionId)) throw new TooMany(triesAgainAfterSeconds, message('downloadRuns'));
    if (this.taken.size >= this.together) throw new Unavailable(message('manyDownloads'));
    this.taken.add(sessionId);
    return () => void this.taken.delete(sessionId);
  }
}
