import { Unavailable } from '../../../base/errors';
import { message } from '../../../base/messages';
import { Room, type RoomLimits } from '../../../base/room';

/** One network has at most half of the space. */
export const spaceOf = (bytes: number): RoomLimits => ({ all: bytes, each: bytes / 2 });

/** The space for temporary files of uploads, in bytes; all requests of a process share it. */
export const uploadSpace = new Room(spaceOf(512 * 1024 * 1024));

export const noSpace = () => new Unavailable(message('tooManyFiles'));
