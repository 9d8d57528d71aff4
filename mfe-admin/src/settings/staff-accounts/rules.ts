import { isEmail } from '@portal/contract-svc-applications-v1/values/email';
import { nameError } from '../../frame/common/name-rule';
import * as t from '../../messages/staff-accounts';

export interface StaffForm {
  name: string;
  email: string;
  role: string;
}

export type StaffFormErrors = Partial<Record<keyof StaffForm, string>>;

/** A sentence for each wrong field; empty when all are valid. An unchanged address (`known`) is not checked. */
export function staffFormErrors({ name, email, role }: StaffForm, known = ''): StaffFormErrors {
  const errors: StaffFormErrors = {};
  const wrongName = nameError(name);
  if (wrongName) errors.name = wrongName;
  if (!isEmail(email) && (email === '' || email !== known)) errors.email = t.wrongStaffEmail();
  if (role === '') errors.role = t.selectRole();
  return errors;
}
