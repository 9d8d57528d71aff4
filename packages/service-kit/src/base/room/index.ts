export { type Pace, watchPace } from './pace';
export { Room, type RoomLimits, type Stay } from './room';
