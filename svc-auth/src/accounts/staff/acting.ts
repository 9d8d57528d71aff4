import type { Permission } from '@portal/service-kit/permissions';
import { SessionOver } from '../../platform/errors';
import type { Person } from '../people/person';
import { worksWith } from './policy';

/** Returns the acting person. Their right or account may have been taken while the request was on its way. */
export function actingAmong(everyone: readonly Person[], actorId: number, needs: Permission): Person {
  const actor = everyone.find(({ id }) => id === actorId);
  if (!actor || !worksWith(actor, needs)) throw new SessionOver();
  return actor;
}
