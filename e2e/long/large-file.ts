import { createHash } from 'node:crypto';
import { limits } from '@portal/contract-svc-applications-v1';
import { makePdf } from '@portal/test-kit';
import { formOf } from '../attacks/forms';
import { call, type WizardSession } from '../support/api';
import type { TestPortal } from '../support/harness';
import { patienceMs, pause } from '../support/patience';
import { storedDocument } from '../support/stored-document';

/** A file that is uploaded in pieces while a failure happens. */
export interface LargeFile {
  /**
   * Sends the rest as a page does, until all of it has been accepted: asks which pieces have arrived, and sends the
   * others.
   */
  goOn(): Promise<void>;
  /** Number of accepted requests, and of those refused or not answered. */
  tally: { accepted: number; refused: number };
  /** Sentences on what was acknowledged but is not stored; called at the end. */
  lost(): Promise<string[]>;
}

interface ChunkedUpload {
  id: string;
  piece_bytes: number;
  arrived: number[];
}

const path = '/api/arriving-files';
const type = 'transcript';
const afterRefusalMs = 100;
const { wizardFileBytes, pieceBytes } = limits;

/** The largest file that the form takes, about 5 MB. */
export const largestBytes = wizardFileBytes;
/** A file of three pieces, for small disks. */
export const smallestBytes = 3 * pieceBytes;

const plain = new Map<number, Promise<Buffer>>();

/** A PDF of about `size` bytes that differs in each round: bytes after its end are stored unchanged. */
async function fileOf(round: number, size: number): Promise<Buffer> {
  const words = Buffer.from(`% large file of round ${round}\n`);
  const made = plain.get(size) ?? makePdf({ bytes: size - 100 });
  plain.set(size, made);
  return Buffer.concat([await made, words]);
}

/** Begins to upload a file of this person, half of which arrives before the failure. */
export async function beginLargeFile(
  portal: TestPortal,
  person: WizardSession,
  { round, size }: { round: number; size: number },
): Promise<LargeFile> {
  const { token, application_id, intern_details_id } = person;
  const bytes = await fileOf(round, size);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const acknowledged = new Set<number>();
  const tally = { accepted: 0, refused: 0 };
  const forgotten: string[] = [];

  const announce = () => {
    const json = { name: `round-${round}.pdf`, size: bytes.length, sha256 };
    return call<ChunkedUpload>(portal, 'POST', path, { token, json });
  };
  async function send({ id, piece_bytes: length }: ChunkedUpload, number: number) {
    const piece = bytes.subarray(number * length, (number + 1) * length);
    const form = formOf({ number }, [{ field: 'piece', name: 'piece', bytes: piece }]);
    await call(portal, 'POST', `${path}/${id}/pieces`, { token, form });
    acknowledged.add(number);
    tally.accepted += 1;
  }
  async function take({ id }: ChunkedUpload) {
    const form = formOf({ application_id, intern_details_id, arriving_file: id, arriving_as: type }, []);
    await call(portal, 'POST', '/api/documents', { token, form });
    tally.accepted += 1;
  }
  async function goOnOnce() {
    const upload = await announce();
    for (const number of acknowledged)
      if (!upload.arrived.includes(number)) forgotten.push(`piece ${number} of ${type} has to be sent again`);
    const count = Math.ceil(bytes.length / upload.piece_bytes);
    for (let number = 0; number < count; number += 1)
      if (!upload.arrived.includes(number)) await send(upload, number);
    await take(upload);
  }

  const begun = await announce();
  const half = Math.ceil(bytes.length / begun.piece_bytes / 2);
  for (let number = 0; number < half; number += 1) await send(begun, number);
  return {
    tally,
    async goOn() {
      const end = Date.now() + patienceMs();
      for (;;) {
        try {
          return await goOnOnce();
        } catch (error) {
          tally.refused += 1;
          if (Date.now() > end) throw error;
          await pause(afterRefusalMs);
        }
      }
    },
    async lost() {
      const stored = await storedDocument(portal, person, type);
      return stored.bytes.equals(bytes)
        ? forgotten
        : [
            ...forgotten,
            `${stored.name} is stored, with ${stored.bytes.length} bytes, for round-${round}.pdf`,
          ];
    },
  };
}
