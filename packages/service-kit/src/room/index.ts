export { Room, type RoomLimits, type Stay } from './room';
