import { TooMany, Unavailable } from '@portal/service-kit/errors';

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
    if (this.taken.has(sessionId))
      throw new TooMany(
        triesAgainAfterSeconds,
        'Your data is being downloaded already. Please wait until it is there, then try again.',
      );
    if (this.taken.size >= this.together)
      throw new Unavailable('Many people download their data just now. Please try again shortly.');
    this.taken.add(sessionId);
    return () => void this.taken.delete(sessionId);
  }
}
