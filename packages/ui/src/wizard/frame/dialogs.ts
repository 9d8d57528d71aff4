export { ConflictDialog } from './conflict-dialog';
export { LeaveDialog } from './leave-dialog';
