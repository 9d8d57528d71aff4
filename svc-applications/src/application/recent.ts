import { LRUCache } from 'lru-cache';
import type { WholeApplication } from './application';
import type { WithDocuments } from './store';

/**
 * Applications as this process last saved them, so that the next save needs no reading. Nothing may rely on them: they
 * are what the row was at a version, and whoever writes lets the statement find out whether it still is.
 */
export interface RecentApplications {
  /** The application as it was at this version; undefined where that is not known. */
  at(id: number | undefined, version: number | undefined): WithDocuments | undefined;
  /** `document` are its answers as they are stored. Only what is committed may be kept. */
  keep(saved: WithDocuments, document: string): void;
  forget(id: number): void;
}

interface Kept extends Omit<WithDocuments, 'application'> {
  application: Omit<WholeApplication, 'answers'>;
  document: string;
}

/** A person types for minutes; what nobody saved for so long is let go, and is not kept in memory. */
const goodForMs = 5 * 60_000;
/** Some ten thousand people at once. */
const mostBytes = 64 * 1024 * 1024;
/** About what an application takes beside its answers. */
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
      // The verdict of the virus scanner comes without a new version.
      if (documents.some(({ scan }) => scan === 'waiting')) kept.delete(application.id);
      else kept.set(application.id, { application, document, documents });
    },
    forget: (id) => void kept.delete(id),
  };
}
