import type { ApplicationsUnderTest } from '../applications-under-test';
import { type Applicant, staffToken } from './applicant';
import { pdfFile } from './sections';

const dayMs = 24 * 3_600_000;

/** The day this many days from now, 'YYYY-MM-DD'. */
export const inDays = (days: number): string =>
  new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

/** The acts of staff and applicants around reopened sections. */
export function reopening(portal: () => ApplicationsUnderTest) {
  const paramsOf = ({ applicationId: id }: Applicant) => ({ id });
  const byStaff = async () => ({ token: await staffToken(portal(), 'reviewer', { name: 'Grace Mutoni' }) });
  const byThem = async (person: Applicant) => ({ token: await person.accountToken() });
  return {
    async reopen(person: Applicant, changes: object = {}) {
      const reason = 'Please say more about your reasons.';
      const body = { sections: ['statement'], reason, until: inDays(7), ...changes };
      return portal().call('reopenApplication', { ...(await byStaff()), params: paramsOf(person), body });
    },
    async mine(person: Applicant) {
      const { applications } = (await portal().call('listOwnApplications', await byThem(person))).body;
      return applications[0] as (typeof applications)[number];
    },
    edit: async (person: Applicant, data: object) =>
      portal().call('updateOwnApplication', {
        ...(await byThem(person)),
        params: paramsOf(person),
        body: { data },
      }),
    upload: async (person: Applicant, type: string) =>
      portal().call('uploadInternshipDocuments', {
        ...(await byThem(person)),
        form: { intern_details_id: person.detailsId, [type]: await pdfFile(`${type}-2.pdf`) },
      }),
    send: async (person: Applicant) =>
      portal().call('submitReopenedAnswers', {
        ...(await byThem(person)),
        params: paramsOf(person),
        body: {},
      }),
    compare: async (person: Applicant, number: number) =>
      portal().call('compareReopening', { ...(await byStaff()), params: { ...paramsOf(person), number } }),
    readByStaff: async (person: Applicant) =>
      (await portal().call('openApplication', { ...(await byStaff()), params: paramsOf(person) })).body
        .review,
    /** The notifications to staff about this application since it was submitted. */
    newsOf: async ({ applicationId: application_id }: Applicant): Promise<{ title: string }[]> =>
      portal()
        .knex('notifications')
        .where({ application_id })
        .whereNot({ type: 'application_submitted' })
        .select('title'),
    timeIsOver: async ({ applicationId: application_id }: Applicant) =>
      portal()
        .knex('reopenings')
        .where({ application_id })
        .update({ ends_at: new Date(Date.now() - 1000) }),
    /** The HTTP status of opening a stored file. */
    async opened(path: string, token: string): Promise<number> {
      const headers = { Authorization: `Bearer ${token}` };
      const answer = await fetch(`${portal().url}/api/storage/${path}`, { headers });
      await answer.arrayBuffer();
      return answer.status;
    },
    filesOf: async ({ applicationId: application_id }: Applicant, upload_type: string) =>
      portal().knex('documents').where({ application_id, upload_type }).select('file_path'),
  };
}
