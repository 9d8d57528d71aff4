const listening = new Map<string, Set<() => void>>();

/**
 * Notifies the workers of this process that work was queued in a table. Workers see it once its transaction has
 * committed.
 */
export function announceWork(table: string): void {
  for (const hear of listening.get(table) ?? []) hear();
}

/** Calls `hear` whenever this process queues work in a table. Returns a function that stops the calls. */
export function hearOfWork(table: string, hear: () => void): () => void {
  const hearers = listening.get(table) ?? new Set();
  listening.set(table, hearers.add(hear));
  return () => void hearers.delete(hear);
}
