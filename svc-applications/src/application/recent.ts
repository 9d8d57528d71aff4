import { LRUCache } from 'lru-cache';
import type { WholeApplication } from './application';
import type { WithDocuments } from './store';

/**
 * Applications as this process last saved them, so that the next save need not read them. They may be out of date: a
 * write must check in its statement that the row is still at the same version.
 */
export interface RecentApplications {
  /** The application at this version; undefined if this process does not remember it. */
  at(id: number | undefined, version: number | undefined): WithDocuments | undefined;
  /** Remembers a saved application. `document` is the stored text of its answers. Call it only after the commit. */
  keep(saved: WithDocuments, document: string): void;
  forget(id: number): void;
}

interface Kept extends Omit<WithDocuments, 'application'> {
  application: Omit<WholeApplication, 'answers'>;
  document: string;
}

/** People save every few minutes while typing; an application that nobody saved for longer leaves the memory. */
const goodForMs = 5 * 60_000;
/** Enough for about ten thousand people at once. */
const mostBytes = 64 * 1024 * 1024;
/** Roughly what an application takes besides its answers. */
const besideBytes = 1500;

export function recentApplications(): RecentApplications {
  const kept = new LRUCache<number, Kept>({
    maxSize: mostBytes,
    sizeCalculation: ({ document }) => document.length * 2 + besideBytes,
    ttl: goodForMs,
    ttlAutopurge: true,
  });
  return {
    at(id, version) {
      const found = id === undefined ? undefined : kept.get(id);
      if (!found || found.application.version !== version) return undefined;
      const { application, document, documents } = found;
      return { application: { ...application, answers: JSON.parse(document) }, documents };
    },
    keep({ application: { answers, ...application }, documents }, document) {
      // The virus scanner's verdict does not change the version, so an application with a waiting file is not
      // remembered.
      if (documents.some(({ scan }) => scan === 'waiting')) kept.delete(application.id);
      else kept.set(application.id, { application, document, documents });
    },
    forget: (id) => void kept.delete(id),
  };
}
