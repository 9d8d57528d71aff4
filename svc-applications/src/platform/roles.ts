import { programmes } from '@portal/contract-svc-applications-v1';

/** The caller as the token describes them. A narrow token names the only application that it opens. */
export interface Actor {
  personId: number;
  /** The name in an account's token. */
  name?: string;
  role: string;
  /** For a custom role of staff: its permissions. */
  permissions?: readonly string[];
  scope: string;
  resource?: number;
  /** For a program that acts by an administrator's token. */
  program?: { token: number; name: string };
}

export const applicantRoles: string[] = programmes.map(({ key }) => key);
export { can, type Holder, isStaff } from '@portal/service-kit/permissions';
