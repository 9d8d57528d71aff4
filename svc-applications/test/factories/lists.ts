import type { ApplicationsUnderTest } from '../applications-under-test';
import { personal, staffToken } from './applicant';

type Query = Record<string, string | number>;
type Programme = 'intern' | 'visitor';

/** M01 as a reviewer asks it, and the names it answers with. */
export function listing(portal: () => ApplicationsUnderTest) {
  const list = async (query: Query = {}, type: Programme = 'intern') =>
    portal().call('M01', { params: { type }, query, token: await staffToken(portal(), 'reviewer') });
  return {
    list,
    async names(query: Query = {}, type: Programme = 'intern') {
      const { status, body } = await list(query, type);
      if (status !== 200) throw new Error(`M01 answered ${status}`);
      return body.applications.map((one) => one.applicant_name);
    },
  };
}

/** Many drafts of made-up people, straight into the store; answers their ids. */
export async function beginMany(
  { service }: ApplicationsUnderTest,
  count: number,
  type: Programme = 'intern',
) {
  const ids: number[] = [];
  await service.stores.together(async ({ applications }) => {
    for (let number = 0; number < count; number += 1) {
      const { email, phone } = personal();
      const details = {
        fullName: `Person ${'vwxyz'.charAt(number / 10)}${number}`,
        email,
        phoneNumber: phone,
        dateOfBirth: '2001-05-17',
        gender: 'female',
        nationality: 'Rwandan',
        currentAddress: 'KG 7 Avenue, Kigali',
        permanentAddress: null,
        contactPreference: 'email',
      };
      const begun = { personId: 100_000 + number, type, details, formData: {} };
      ids.push(await applications.insert(begun, new Date(Date.UTC(2026, 0, 1, 0, number))));
    }
  });
  return ids;
}
