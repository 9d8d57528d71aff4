import { setImmediate as pause } from 'node:timers/promises';
import type { ApplicationStatus } from '@portal/contract-svc-applications-v1';
import { type Document, isOpen, type WholeApplication } from '../../application';
import type { Service } from '../../platform';
import type { LetterRequest } from '../../referees';
import { knownShares } from './known-shares';
import { type AskedLetter, type Filled, shareOf } from './share';
import type { Stamp } from './share-store';

type Parts = Pick<Service, 'stores' | 'portal'>;

/** Drafts computed without a pause. One takes some milliseconds, and other requests run in the pauses. */
const reckonedAtOnce = 10;

/**
 * The progress of these applications in whole percent, by their ids; 100 from the submission on. An application that
 * does not exist is left out.
 */
export async function progressOfAll(
  { stores, portal }: Parts,
  applications: readonly { id: number; status?: ApplicationStatus }[],
): Promise<ReadonlyMap<number, number>> {
  // Applications that are known to be submitted need no query.
  const asked = applications.filter(({ status }) => status === undefined || isOpen({ status }));
  const stamps = asked.length > 0 ? await stores.shares.stampsOf(asked.map(({ id }) => id)) : [];
  const submitted = applications.filter((one) => !asked.includes(one));
  const progress = new Map([...submitted, ...stamps].map(({ id }) => [id, 100]));
  const open = stamps.filter(isOpen);
  if (open.length === 0) return progress;
  const ids = open.map(({ id }) => id);
  const [documents, letters] = await Promise.all([stores.documents.ofAll(ids), stores.letters.liveOf(ids)]);
  const documentsOf = groupedBy(documents);
  const askedOf = groupedBy(letters.filter(({ state }) => state !== 'declined'));
  const { formLimits: limits } = portal.known();
  const besides = (id: number) => ({
    documents: documentsOf.get(id) ?? [],
    asked: askedOf.get(id) ?? [],
    limits,
  });
  const known = knownShares(portal);
  const keys = new Map(open.map((stamp) => [stamp.id, keyOf(stamp, besides(stamp.id))]));
  const unknown: number[] = [];
  for (const [id, key] of keys) {
    const share = known.get(key);
    if (share === undefined) unknown.push(id);
    else progress.set(id, share);
  }
  for (let from = 0; from < unknown.length; from += reckonedAtOnce) {
    if (from > 0) await pause();
    for (const application of await stores.applications.among(unknown.slice(from, from + reckonedAtOnce))) {
      const { id } = application;
      const share = isOpen(application) ? shareOf({ application, ...besides(id) }) : 100;
      progress.set(id, share);
      // Somebody may have written since the stamp was read; then the share belongs to another key.
      known.keep(keyOf(application, besides(id)), share);
    }
  }
  return progress;
}

/** The progress of one application whose documents and letters are already read, in whole percent. */
export function progressOf(
  { portal }: Pick<Parts, 'portal'>,
  application: WholeApplication,
  { documents, live }: { documents: readonly Document[]; live: readonly LetterRequest[] },
): number {
  if (!isOpen(application)) return 100;
  const asked = live.filter(({ state }) => state !== 'declined');
  return shareOf({ application, documents, asked, limits: portal.known().formLimits });
}

/**
 * A key from everything that a share depends on. The version stands for the answers; facts that change without a new
 * version are part of the key themselves.
 */
function keyOf(
  { id, status, version, updatedAt }: Stamp,
  { documents, asked, limits }: Pick<Filled, 'documents' | 'asked' | 'limits'>,
): string {
  const files = documents.map(({ uploadType, scan, letterOf }) => [uploadType, scan, letterOf]);
  const letters = asked.map(({ type, named }: AskedLetter) => [type, named]);
  return JSON.stringify([id, status, version, updatedAt.getTime(), files, letters, limits]);
}

function groupedBy<Row extends { applicationId: number }>(rows: readonly Row[]): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) groups.set(row.applicationId, [...(groups.get(row.applicationId) ?? []), row]);
  return groups;
}
