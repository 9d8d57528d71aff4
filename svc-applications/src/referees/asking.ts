import type { Application } from '../application';
import type { Stores } from '../platform';
import { withReferences } from './presenter';

/** The ids of these applications whose referees are, or may be, asked for letters. */
export async function askingReferees(
  { letters }: Pick<Stores, 'letters'>,
  applications: readonly Pick<Application, 'id' | 'type'>[],
): Promise<Set<number>> {
  const programmes = withReferences().map(({ key }) => key);
  const concerned = applications.filter(({ type }) => programmes.includes(type));
  if (concerned.length === 0) return new Set();
  const asked = await letters.withRequests(concerned.map(({ id }) => id));
  for (const { id, type } of concerned) {
    if (!asked.has(id) && (await letters.rulesOf(type)).letters !== 'upload') asked.add(id);
  }
  return asked;
}
