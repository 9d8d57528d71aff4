export { type Deliver, type DeliveryContext, Undeliverable } from './delivery';
export { outboxMetrics } from './metrics';
export {
  type DeadWork,
  type OutboxCounts,
  type OutboxStatus,
  type OutboxStore,
  outboxStore,
} from './standing';
export { enqueue, type NewWork, type OutboxRow, outboxTable } from './table';
export { type OutboxWorker, type OutboxWorkerOptions, startOutboxWorker } from './worker';
