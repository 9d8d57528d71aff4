export { eventCalls } from './calls';
export type { NewEvent } from './event';
export { eventLines, recordAfterwards } from './lines';
export { hashedNetwork, rememberOrigin } from './origin';
export { type EventStore, eventStore, type RecordedEvent } from './store';
