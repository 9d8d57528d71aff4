import type { Profile } from '@portal/contract-svc-auth-v1';
import { whoAmI } from '../api/auth';
import * as t from '../messages/frame';
import { useStaff } from './common/staff-context';
import { useLoad } from './common/use-load';

/** The signed-in person's profile from the server; null until it is loaded. */
export function useProfile(): Profile | null {
  const { api, shell, userId } = useStaff();
  const [profile] = useLoad({
    // A change of the name in the profile loads the profile again.
    key: `${userId} ${shell.session.current()?.user.name ?? ''}`,
    load: () => whoAmI(api),
    failure: t.userFailed(),
  });
  return profile.data;
}
