export { ConflictDialog } from '../../inputs/draft/conflict-dialog';
export { LeaveDialog } from './leave-dialog';
export { createLeaving } from './leaving';
