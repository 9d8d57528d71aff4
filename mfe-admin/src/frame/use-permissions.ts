import type { ShellApi } from '@portal/contract-shell-v1';
import type { Permission } from '@portal/contract-svc-auth-v1';
import type { ApiClient } from '@portal/remote-sdk';
import { useEffect, useMemo, useState } from 'react';
import { whoAmI } from '../api/auth';

/**
 * Returns a function that says whether the signed-in person has a permission; null until the permissions are known.
 * They come from the sign-in; an older session has none, so the server is asked once. They cannot become outdated,
 * because a change of a role ends every session.
 */
export function usePermissions(
  { session }: Pick<ShellApi, 'session'>,
  api: ApiClient,
): ((permission: Permission) => boolean) | null {
  const permissions = session.current()?.user.permissions;
  const [asked, setAsked] = useState<readonly string[] | null>(null);
  const areKnown = permissions !== undefined;

  useEffect(() => {
    if (areKnown) return;
    whoAmI(api).then(
      ({ permissions: found = [] }) => setAsked(found),
      () => setAsked([]),
    );
  }, [areKnown, api]);

  const names = permissions?.join() ?? asked?.join() ?? null;
  return useMemo(() => {
    if (names === null) return null;
    const held = new Set(names.split(','));
    return (permission) => held.has(permission);
  }, [names]);
}
