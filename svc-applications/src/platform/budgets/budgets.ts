import { type BudgetStore, createBudgets } from '@portal/service-kit/budgets';
import { networkOf } from '@portal/service-kit/network';
import { message } from '../messages';

/** Limits on what strangers may store in the portal. */
export interface StorageLimits {
  /** Drafts that one network begins in an hour. */
  draftsPerNetwork: number;
  /** Megabytes of all documents of one application. */
  megabytesPerDraft: number;
  /** Megabytes that one network uploads to drafts in a day. */
  megabytesPerNetwork: number;
}

export const storageLimits: StorageLimits = {
  draftsPerNetwork: 300,
  megabytesPerDraft: 100,
  megabytesPerNetwork: 20_000,
};

export interface StorageBudgets {
  /**
   * Spends from the network's drafts; called before a draft is made.
   * @throws TooMany
   */
  beginDraft(address: string): Promise<void>;
  /**
   * Spends from the network's uploads; called before files are stored with a draft that anybody may have begun.
   * @throws TooMany
   */
  store(address: string, files: readonly { size: number }[]): Promise<void>;
  /**
   * Spends from the network's pieces; called before a piece of a file is stored.
   * @throws TooMany
   */
  storePiece(address: string, piece: { size: number }): Promise<void>;
  megabytesPerDraft: number;
}

const hourMs = 3_600_000;
const kilobyte = 1000;

export function storageBudgets(
  store: BudgetStore,
  clock: () => Date,
  { draftsPerNetwork, megabytesPerDraft, megabytesPerNetwork }: StorageLimits = storageLimits,
): StorageBudgets {
  const budgets = createBudgets(store, clock);
  const begun = {
    name: 'drafts',
    most: draftsPerNetwork,
    windowMs: hourMs,
    spent: message('manyBegun'),
  };
  const stored = {
    name: 'kilobytes',
    most: megabytesPerNetwork * 1000,
    windowMs: 24 * hourMs,
    spent: message('manyUploaded'),
  };
  // A separate budget: the complete file is counted again like any other file, besides its pieces.
  const pieces = { ...stored, name: 'kilobytes in pieces' };
  const kilobytesOf = (files: readonly { size: number }[]) =>
    files.reduce((sum, { size }) => sum + Math.ceil(size / kilobyte), 0);
  return {
    megabytesPerDraft,
    beginDraft: (address) => budgets.spend(begun, networkOf(address)),
    store: (address, files) => budgets.spend(stored, networkOf(address), kilobytesOf(files)),
    storePiece: (address, piece) => budgets.spend(pieces, networkOf(address), kilobytesOf([piece])),
  };
}
