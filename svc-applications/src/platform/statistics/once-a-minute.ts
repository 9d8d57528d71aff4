const minuteMs = 60_000;

/**
 * Keeps what hardly changes until the minute ends, by a key, for all readers in this process. A reading that failed is
 * tried again by the next reader.
 */
export function onceAMinute<Found>(now: () => number = Date.now) {
  let minute = 0;
  const kept = new Map<string, Promise<Found>>();
  return (key: string, read: () => Promise<Found>): Promise<Found> => {
    const present = Math.floor(now() / minuteMs);
    if (present !== minute) kept.clear();
    minute = present;
    const known = kept.get(key);
    if (known) return known;
    const found = read();
    kept.set(key, found);
    found.catch(() => kept.delete(key));
    return found;
  };
}
