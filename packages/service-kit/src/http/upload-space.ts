import { Unavailable } from '../errors';

/** The temporary space of a process for files that are on their way. */
export class UploadSpace {
  private taken = 0;

  constructor(public limitBytes: number) {}

  /**
   * Takes room for a whole request before it is read; returns how to give the room back.
   * @throws Unavailable when there is too little.
   */
  take(bytes: number): () => void {
    if (this.taken + bytes > this.limitBytes)
      throw new Unavailable('Too many files are on their way just now. Please try again shortly.');
    this.taken += bytes;
    return () => {
      this.taken -= bytes;
    };
  }
}

/** All requests of a process share its temporary folder. */
export const uploadSpace = new UploadSpace(512 * 1024 * 1024);
