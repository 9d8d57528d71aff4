export { eventCalls } from './calls';
export type { NewEvent } from './event';
export { eventLines, toldAfterwards } from './lines';
export { hashedNetwork, rememberOrigin } from './origin';
export { type EventStore, eventStore, type Told } from './store';
