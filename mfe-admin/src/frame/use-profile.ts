import type { Profile } from '@portal/contract-svc-auth-v1';
import { whoAmI } from '../api/auth';
import { useStaff } from '../common/staff-context';
import { useLoad } from '../common/use-load';

/** Who is signed in, as the server has it; null until it is known. */
export function useProfile(): Profile | null {
  const { api, shell, userId } = useStaff();
  const [profile] = useLoad({
    // Another name, given in the profile, is asked for anew.
    key: `${userId} ${shell.session.current()?.user.name ?? ''}`,
    load: () => whoAmI(api),
    failure: 'Failed to get the user',
  });
  return profile.data;
}
