import type { ApplicationsUnderTest } from '../applications-under-test';
import { type Applicant, staffToken } from './applicant';

export type Data = Record<string, unknown>;

export const referee = (type: string) => ({
  type,
  full_name: 'Dr A',
  institution: 'UR',
  organization: 'UR',
  email: 'a@example.org',
});

/** Edits an application as the given person, and reads the result. */
export function editing(portal: () => ApplicationsUnderTest) {
  return {
    edit: async (applicant: Applicant, data: Data, more: Data = {}) =>
      portal().call('updateOwnApplication', {
        params: { id: applicant.applicationId },
        body: { data, ...more },
        token: await applicant.accountToken(),
      }),
    byAdmin: async (applicant: Applicant, data: Data) =>
      portal().call('updateApplication', {
        params: { id: applicant.applicationId },
        body: { data },
        token: await staffToken(portal()),
      }),
    formOf: async ({ applicationId }: Applicant): Promise<Data> =>
      JSON.parse((await portal().knex('applications').where({ id: applicationId }).first()).answers),
    entriesOf: async ({ applicationId }: Applicant, action = 'edited') => {
      const rows = await portal().knex('audit_entries').where({ application_id: applicationId, action });
      return rows.map((row) => ({ by: row.actor_name, ...JSON.parse(row.details) }));
    },
  };
}
