import { chunkedUploadMessages, limits } from '@portal/contract-svc-applications-v1';
import { Invalid } from '@portal/service-kit/errors';

/** Whoever sends a file: a person with a session, or the referee of a letter by its link. */
export interface Sender {
  kind: 'person' | 'letter';
  /** Of the person, or of the letter that was asked for. */
  id: number;
}

/** A file of which pieces have arrived, or all. */
export interface ChunkedUpload {
  id: string;
  sender: Sender;
  originalName: string;
  /** Of the whole file, in bytes. */
  size: number;
  /** Of the whole file, hexadecimal. */
  sha256: string;
  pieceBytes: number;
}

/** What its sender announces of a file before its first piece. */
export type Announced = Pick<ChunkedUpload, 'originalName' | 'size' | 'sha256'>;

/** So many files of one sender are kept at once; a further one takes the place of the one that stood still longest. */
export const mostAtOnce: Readonly<Record<Sender['kind'], number>> = { person: 6, letter: 2 };
/** A file that stood still as long is given up. */
export const keptMs = 24 * 3_600_000;
/** A file that a call took stays for as long, for a sender who did not hear the answer. */
export const keptAfterTakenMs = 15 * 60_000;

const { pieceBytes } = limits;

export const newChunkedUpload = (id: string, sender: Sender, announced: Announced): ChunkedUpload => ({
  id,
  sender,
  ...announced,
  pieceBytes,
});

export const piecesOf = ({ size, pieceBytes: bytes }: Pick<ChunkedUpload, 'size' | 'pieceBytes'>): number =>
  Math.ceil(size / bytes);

/** Where a piece lies in the store: the same place each time, so that a piece that comes twice is there once. */
export const piecePath = ({ id }: Pick<ChunkedUpload, 'id'>, number: number): string =>
  `${piecesFolder(id)}${number}`;

/** The beginning of the paths of all pieces of a file. */
export const piecesFolder = (id: string): string => `pieces/${id}/`;

export const pathsOf = (file: ChunkedUpload): string[] =>
  Array.from({ length: piecesOf(file) }, (_, number) => piecePath(file, number));

/** The id of the file that a path in the store is a piece of. */
export const fileIdOf = (path: string): string | undefined => /^pieces\/([0-9a-f]{32})\/\d+$/.exec(path)?.[1];

/** @throws Invalid where the file has no such piece, or a piece of another size */
export function requireFits(file: ChunkedUpload, number: number, bytes: number): void {
  const last = piecesOf(file) - 1;
  const expected = number === last ? file.size - last * file.pieceBytes : file.pieceBytes;
  if (number > last || bytes !== expected) throw new Invalid({ piece: [chunkedUploadMessages.otherPiece] });
}
