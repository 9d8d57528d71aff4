import type { Service } from '../../platform';

/** A member of staff, as colleagues see them. */
export interface Colleague {
  id: number;
  name: string;
  role: string;
}

/** The active members of staff with these ids; whoever is not on the staff any more is missing. */
export async function colleaguesWith({ auth }: Pick<Service, 'auth'>, ids: number[]): Promise<Colleague[]> {
  return (await auth.colleagues()).filter(({ id }) => ids.includes(id));
}
