import type { Memory } from './context';

/** Called when an application goes or comes back: the next view loads these anew. */
export function forgetLists(memory: Memory, id: number): void {
  const keys = ['applications', 'available-types', 'requests', 'under-address', `application ${id}`];
  for (const key of keys) memory.delete(key);
}
