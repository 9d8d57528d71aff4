import { TooMany, Unavailable } from '@portal/service-kit/errors';
import { message } from '../../platform';

const triesAgainAfterSeconds = 10;

/** Limits the downloads of own data that this replica writes at once: one for each session, and a few together. */
export class DownloadPlaces {
  private readonly taken = new Set<string>();

  constructor(private readonly together = 16) {}

  /**
   * Takes the place of a session; returns a function that gives it back.
   * @throws TooMany if the session has a download already
   * @throws Unavailable if all places are taken
   */
  take(sessionId: string): () => void {
    if (this.taken.has(sessionId)) throw new TooMany(triesAgainAfterSeconds, message('downloadRuns'));
    if (this.taken.size >= this.together) throw new Unavailable(message('manyDownloads'));
    this.taken.add(sessionId);
    return () => void this.taken.delete(sessionId);
  }
}
