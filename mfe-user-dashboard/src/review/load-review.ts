import { isProgramme } from '@portal/contract-svc-applications-v1';
import type { ApplicationType, FullReview, OwnApplications } from '../api';
import type { Dashboard } from '../common/context';
import { statusOf } from '../common/messages';
import { FallbackFailed, NoToken } from './messages';
import { rebuiltReview } from './rebuilt-review';

/** The memory's key for a running save of a further application's form, while the person leaves the form. */
export const savingKey = (id: number): string => `saving ${id}`;

/**
 * A complete application. Where the server refuses it, the application is rebuilt from its stored progress.
 * @throws NoToken, FallbackFailed, ApiError
 */
export async function loadReview(
  { api, shell, session, memory }: Pick<Dashboard, 'api' | 'shell' | 'session' | 'memory'>,
  id: number,
): Promise<FullReview> {
  if (!session.token) throw new NoToken();
  const { role } = session.user;
  if (!isProgramme(role)) throw new Error(`Unknown user role: ${role}`);
  const listed = (memory.get('applications') as OwnApplications | undefined)?.applications.find(
    (one) => one.id === id,
  );
  await memory.get(savingKey(id));
  try {
    return await api.review(id, listed?.type);
  } catch (error) {
    if (statusOf(error) === 401) shell.session.end('expired');
    if (statusOf(error) !== 403) throw error;
    return rebuilt(api, id, listed?.type ?? role);
  }
}

async function rebuilt(api: Dashboard['api'], id: number, type: ApplicationType): Promise<FullReview> {
  const known = await api.fallback(type).catch(() => {
    throw new FallbackFailed();
  });
  if (known.application?.id !== id) throw new FallbackFailed();
  return rebuiltReview(known);
}
