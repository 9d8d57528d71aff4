import type { Holder } from '@portal/service-kit/permissions';
import Joi from 'joi';

/** The permissions of a custom role, as svc-reports passes them on for the person who asks for a report. */
export const ownPermissions = Joi.string()
  .max(1000)
  .description('Of a custom role: what it may, with commas between; without it such a role may nothing');

export const holderOf = (role: string, permissions?: string): Holder => ({
  role,
  ...(permissions !== undefined && { permissions: permissions.split(',') }),
});
