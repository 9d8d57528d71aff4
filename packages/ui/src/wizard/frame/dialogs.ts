export { ConflictDialog } from '../../inputs/draft/conflict-dialog';
export { createLeaving } from '../engine/leaving';
export { LeaveDialog } from './leave-dialog';
