interface Follower {
  /** The position up to which the follower knows the revocations. */
  position: number;
  /** Number of its requests that are waiting now. */
  waiting: number;
  lastSeen: number;
}

export interface Followers {
  /** Notes that a follower asks, and that it knows everything up to `position`. */
  asks(name: string, position: number): void;
  /** Notes that a request was answered, or that its sender hung up. */
  leaves(name: string, hungUp: boolean): void;
  /** Whether a follower that is present does not yet know everything up to `position`. */
  behind(position: number): boolean;
}

// A follower asks again at once after an answer; after this many ms without a request it counts as gone.
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
