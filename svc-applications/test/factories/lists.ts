import type { ApplicationsUnderTest } from '../applications-under-test';
import { personal, staffToken } from './applicant';

type Query = Record<string, string | number>;
type Programme = 'intern' | 'visitor';

/** Calls listProgrammeApplications as a reviewer, and returns the names in the response. */
export function listing(portal: () => ApplicationsUnderTest) {
  const list = async (query: Query = {}, type: Programme = 'intern') =>
    portal().call('listProgrammeApplications', {
      params: { type },
      query,
      token: await staffToken(portal(), 'reviewer'),
    });
  return {
    list,
    async names(query: Query = {}, type: Programme = 'intern') {
      const { status, body } = await list(query, type);
      if (status !== 200) throw new Error(`listProgrammeApplications answered ${status}`);
      return body.applications.map((one) => one.applicant_name);
    },
  };
}

/** Stores many drafts of made-up people directly in the database; returns their ids. */
export async function beginMany(
  { service }: ApplicationsUnderTest,
  count: number,
  type: Programme = 'intern',
  firstPerson = 100_000,
) {
  const ids: number[] = [];
  await service.stores.transaction(async ({ applications }) => {
    for (let number = 0; number < count; number += 1) {
      const { email, phone } = personal();
      const identity = {
        fullName: `Person ${'vwxyz'.charAt(number / 10)}${number}`,
        email,
        phoneNumber: phone,
        dateOfBirth: '2001-05-17',
      };
      const begun = { personId: firstPerson + number, type, identity, answers: {} };
      ids.push(await applications.insert(begun, new Date(Date.UTC(2026, 0, 1, 0, number))));
    }
  });
  return ids;
}
