import type { Colleague, Service } from '../../platform';

export type { Colleague } from '../../platform';

/** The active members of staff with these ids; people who left the staff are absent. */
export async function colleaguesWith({ auth }: Pick<Service, 'auth'>, ids: number[]): Promise<Colleague[]> {
  return (await auth.colleagues()).filter(({ id }) => ids.includes(id));
}
