const listening = new Map<string, Set<() => void>>();

/** Notifies the workers of this process that work was queued in a table. It counts once its transaction has ended. */
export function announceWork(table: string): void {
  for (const hear of listening.get(table) ?? []) hear();
}

/** Calls `hear` whenever this process queues work in a table. Returns the function that ends it. */
export function hearOfWork(table: string, hear: () => void): () => void {
  const hearers = listening.get(table) ?? new Set();
  listening.set(table, hearers.add(hear));
  return () => void hearers.delete(hear);
}
