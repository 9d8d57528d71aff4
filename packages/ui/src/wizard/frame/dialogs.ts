export { ConflictDialog } from '../../draft/conflict-dialog';
export { createLeaving } from '../engine/leaving';
export { LeaveDialog } from './leave-dialog';
