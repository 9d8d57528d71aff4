import type { Details, ExperienceKind, Lists, Referee } from '../applications/contents';
import { keepReferee } from '../references/keep-referee';
import type { Stores } from '../store';
import type { Logistics, Organisation } from '../visits/visit';

/** What a section says of an application, in the shape of its contents; what it does not ask for is absent. */
export interface Told {
  details?: Partial<Details>;
  lists?: Partial<Omit<Lists, 'experiences'>>;
  experiences?: Partial<Record<ExperienceKind, { description: string }[]>>;
  organisation?: Organisation;
  logistics?: Logistics;
  referees?: Referee[];
}

/** Several sections' words as those of one. */
export const toldTogether = (all: readonly Told[]): Told =>
  Object.assign({}, ...all, {
    details: Object.assign({}, ...all.map(({ details }) => details)),
    lists: Object.assign({}, ...all.map(({ lists }) => lists)),
    experiences: Object.assign({}, ...all.map(({ experiences }) => experiences)),
    referees: all.flatMap(({ referees = [] }) => referees),
  });

/** Writes it down in the tables that staff and reports read; within a transaction. */
export async function keepTold(stores: Stores, applicationId: number, told: Told): Promise<void> {
  const { details = {}, lists = {}, experiences = {}, organisation, logistics, referees = [] } = told;
  for (const [list, rows] of Object.entries(lists)) {
    await stores.sections.replace(applicationId, list as keyof Lists, rows);
  }
  for (const [kind, rows] of Object.entries(experiences)) {
    await stores.sections.replaceExperiences(applicationId, kind as ExperienceKind, rows);
  }
  if (Object.keys(details).length > 0) await stores.applications.updateDetails(applicationId, details);
  if (organisation) await stores.visits.keepOrganisation(applicationId, organisation);
  if (logistics) await stores.visits.keepLogistics(applicationId, logistics);
  for (const referee of referees) await keepReferee(stores, applicationId, referee);
}
