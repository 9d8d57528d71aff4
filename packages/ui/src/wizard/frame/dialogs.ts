export { ConflictDialog } from '../../draft/conflict-dialog';
export { LeaveDialog } from './leave-dialog';
