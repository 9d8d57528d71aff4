import type { Text } from '@portal/contract-language-v1';
import type { FileState } from '../../inputs/forms';
import type { Send, StoredFile, UploadState, UploadsOptions } from './uploads-types';

export interface Running {
  percent: number;
  waiting?: boolean;
  stop: AbortController;
}

/** The place of one file. */
export interface Slot {
  stored?: StoredFile | undefined;
  chosen?: File | undefined;
  send?: Send | undefined;
  /** The check of the file chosen last. */
  checking?: Promise<Text | null> | undefined;
  running?: Running | undefined;
  error?: Text | undefined;
  /** True when the chosen file was refused before it was sent. */
  refused?: boolean;
  /** True when sending the chosen file failed. */
  broken?: boolean;
  /** True when this device keeps the chosen file. */
  kept?: boolean;
  /** True while the chosen file waits to be sent once online. */
  waits?: boolean;
  state: UploadState;
}

/** The members of a slot whose file was cancelled, or is about to be replaced. */
export const nothing = {
  checking: undefined,
  running: undefined,
  chosen: undefined,
  send: undefined,
  refused: false,
  broken: false,
  kept: false,
  waits: false,
  error: undefined,
} satisfies Partial<Slot>;

export const emptySlot: UploadState = { file: { status: 'empty' }, error: undefined };

/** Whether a file that this device keeps is being sent and waits for the connection. */
export const isOnWayLater = ({ running, kept }: Partial<Slot>): boolean => Boolean(running?.waiting && kept);

/** Whether a file is to be sent once online, also while sending is tried. */
export const isWaiting = (slot: Partial<Slot>): boolean => Boolean(slot.waits) || isOnWayLater(slot);

export function draw(
  { stored, chosen, running, error, broken, waits }: Omit<Slot, 'state'>,
  linkText: UploadsOptions['linkText'],
): UploadState {
  const link = stored && { href: stored.href, ...(linkText && { linkText }) };
  if (chosen) {
    const about = { name: chosen.name, size: chosen.size };
    if (running) {
      const { percent, waiting } = running;
      return { file: { status: 'uploading', ...about, percent, ...(waiting && { waiting }) }, error };
    }
    const status = broken ? 'failed' : 'chosen';
    return { file: { status, ...about, ...link, ...(waits && { waiting: waits }) }, error };
  }
  if (stored) {
    const { size, scan } = stored;
    const file: FileState = {
      status: 'stored',
      // A getter, because the name follows the current language.
      get name() {
        return stored.name;
      },
      size,
      scan,
      ...(scan ? {} : link),
    };
    return { file, error };
  }
  return { file: { status: 'empty' }, error };
}
