export { can, isStaff, type Permission, permissions, type StaffRole, staffRoles } from './permissions';
