import { chunkedUploadMessages, limits } from '@portal/contract-svc-applications-v1';
import { Invalid } from '@portal/service-kit/errors';

/** The sender of a file: a person with a session, or a referee by the link for a letter. */
export interface Sender {
  kind: 'person' | 'letter';
  /** The id of the person, or of the request for the letter. */
  id: number;
}

/** A file of which some or all pieces have arrived. */
export interface ChunkedUpload {
  id: string;
  sender: Sender;
  originalName: string;
  /** Bytes of the whole file. */
  size: number;
  /** The checksum of the whole file, hexadecimal. */
  sha256: string;
  pieceBytes: number;
}

/** The facts that a sender announces about a file before its first piece. */
export type Announced = Pick<ChunkedUpload, 'originalName' | 'size' | 'sha256'>;

/** The most files of one sender that are kept at once; a further one replaces the one that was idle longest. */
export const mostAtOnce: Readonly<Record<Sender['kind'], number>> = { person: 6, letter: 2 };
/** Milliseconds without a piece after which a file is given up. */
export const keptMs = 24 * 3_600_000;
/** Milliseconds for which a file is kept after a call used it, for a sender who missed the response. */
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

/** The path of a piece in the store; the same each time, so that a piece that is sent twice is stored once. */
export const piecePath = ({ id }: Pick<ChunkedUpload, 'id'>, number: number): string =>
  `${piecesFolder(id)}${number}`;

/** The common beginning of the paths of a file's pieces. */
export const piecesFolder = (id: string): string => `pieces/${id}/`;

export const pathsOf = (file: ChunkedUpload): string[] =>
  Array.from({ length: piecesOf(file) }, (_, number) => piecePath(file, number));

/** The id of the file to which a path in the store belongs as a piece; undefined for other paths. */
export const fileIdOf = (path: string): string | undefined => /^pieces\/([0-9a-f]{32})\/\d+$/.exec(path)?.[1];

/**
 * Checks that a piece fits into the file.
 * @throws Invalid if the file has no such piece, or the piece has another size
 */
export function requireFits(file: ChunkedUpload, number: number, bytes: number): void {
  const last = piecesOf(file) - 1;
  const expected = number === last ? file.size - last * file.pieceBytes : file.pieceBytes;
  if (number > last || bytes !== expected) throw new Invalid({ piece: [chunkedUploadMessages.otherPiece] });
}
