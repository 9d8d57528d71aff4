export { type Scheduler, startScheduler } from './rounds';
