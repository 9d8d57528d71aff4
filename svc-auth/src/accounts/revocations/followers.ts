interface Follower {
  /** The follower knows the revocations up to this position. */
  position: number;
  /** How many of its requests are waiting here now. */
  waiting: number;
  lastSeen: number;
}

export interface Followers {
  /** Notes that a follower asks and knows everything up to `position`. */
  asks(name: string, position: number): void;
  /** Notes that a request was answered or hung up. */
  leaves(name: string, hungUp: boolean): void;
  /** Whether a present follower does not know everything up to `position` yet. */
  behind(position: number): boolean;
}

// An answered follower asks again at once; after this long without a request it counts as gone.
const forgottenAfterMs = 2_000;

export function createFollowers(): Followers {
  const followers = new Map<string, Follower>();
  return {
    asks(name, position) {
      const follower = followers.get(name) ?? { position, waiting: 0, lastSeen: 0 };
      followers.set(name, { position, waiting: follower.waiting + 1, lastSeen: Date.now() });
    },
    leaves(name, hungUp) {
      const follower = followers.get(name);
      if (!follower) return;
      follower.waiting -= 1;
      follower.lastSeen = Date.now();
      if (hungUp && follower.waiting === 0) followers.delete(name);
    },
    behind(position) {
      for (const [name, follower] of followers) {
        const there = follower.waiting > 0 || Date.now() - follower.lastSeen < forgottenAfterMs;
        if (!there) followers.delete(name);
        else if (follower.position < position) return true;
      }
      return false;
    },
  };
}
