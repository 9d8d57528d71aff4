export { type Scheduler, startScheduler } from './scheduler';
