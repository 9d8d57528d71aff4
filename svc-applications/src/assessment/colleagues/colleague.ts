import type { Colleague, Service } from '../../platform';

export type { Colleague } from '../../platform';

/** The active members of staff with these ids; whoever is not on the staff any more is missing. */
export async function colleaguesWith({ auth }: Pick<Service, 'auth'>, ids: number[]): Promise<Colleague[]> {
  return (await auth.colleagues()).filter(({ id }) => ids.includes(id));
}
