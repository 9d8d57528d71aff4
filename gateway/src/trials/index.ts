export { lookAfterTrials } from './look-after';
export { createStaffMarks } from './mark-staff';
export { createTrialNotices } from './notices';
