import type { Memory } from './context';

/**
 * Removes lists that contain an application after it was removed or restored, so that the next view loads them again.
 */
export function forgetLists(memory: Memory, id: number): void {
  const keys = ['applications', 'available-types', 'requests', 'under-address', `application ${id}`];
  for (const key of keys) memory.delete(key);
}
