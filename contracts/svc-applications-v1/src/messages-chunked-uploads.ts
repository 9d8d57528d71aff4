/** About files that come in pieces. */
export const chunkedUploadMessages = {
  gone: 'Part of this file is no longer kept. Please send it again',
  incomplete: 'This file has not arrived completely. Please send it again',
  damaged: 'This file was damaged on its way. Please send it again',
  noPiece: 'A piece of the file is missing',
  otherPiece: 'This piece does not belong to the file',
} as const;
