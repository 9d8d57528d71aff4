import { makePdf } from '@portal/test-kit';
import { onEachDatabase } from './applications-under-test';
import { type Applicant, buildApplicant, randomPhone, staffToken } from './factories/applicant';
import { pdfFile, sendDocument } from './factories/sections';

onEachDatabase((portal) => {
  const staff = () => staffToken(portal(), 'reviewer', { personId: 9_002, name: 'Jean Mugabo' });
  const check = async ({ applicationId: id }: Pick<Applicant, 'applicationId'>) =>
    (await portal().call('listSamePerson', { token: await staff(), params: { id } })).body;
  const translate = async (
    { applicationId: id }: Applicant,
    other: { applicationId: number },
    verdict: string,
  ) =>
    portal().call('setSamePerson', {
      token: await staff(),
      params: { id },
      body: { other_id: other.applicationId, verdict } as never,
    });
  const ids = (results: readonly { id: number }[]) => results.map(({ id }) => id);
  const history = async ({ applicationId: id }: Applicant) => {
    const { body } = await portal().call('getTimeline', { token: await staff(), params: { id } });
    return body.entries.map(({ details }) => details).filter((details) => 'same_person' in details);
  };
  let count = 0;
  /** A person whom nobody else in this run resembles. */
  const someone = (changes: Record<string, unknown> = {}, door?: 'signInToInternship' | 'signInToVisit') => {
    count += 1;
    const letters = [...`${Date.now()}${count}`].map((digit) => 'abcdefghij'[Number(digit)]).join('');
    const dob = `19${50 + (count % 40)}-03-0${1 + (count % 9)}`;
    return buildApplicant(portal(), { name: `Only ${letters}`, dob, ...changes }, door);
  };

  it('hints at the same person by name, birth date, phone and file, with why', async () => {
    const amina = await someone();
    const { name, dob, phone } = amina.personal;
    const turned = name.split(' ').reverse().join(' ').toUpperCase();
    const named = await someone({ name: turned, dob }, 'signInToVisit');
    const called = await someone({ phone });
    const sent = await someone();
    const theCv = await makePdf({ text: `The CV of ${name}`, pages: 1 });
    await sendDocument(amina, 'cv', await pdfFile('cv.pdf', theCv));
    await sendDocument(sent, 'other', await pdfFile('old.pdf', theCv));
    await someone({ dob });
    const { together, hints } = await check(amina);
    expect(together).toEqual([]);
    const reasons = Object.fromEntries(hints.map((one) => [one.id, one.reasons]));
    expect(reasons[named.applicationId]).toEqual(['name', 'birth_date']);
    expect(reasons[called.applicationId]).toEqual(['phone']);
    expect(reasons[sent.applicationId]).toContain('document');
  });

  it('what is put together is shown with each, also by way of a third, and taken apart without loss', async () => {
    const [amina, again, third] = [await someone(), await someone({}, 'signInToVisit'), await someone()];
    expect((await translate(amina, again, 'same')).status).toBe(200);
    expect((await translate(again, third, 'same')).status).toBe(200);
    expect(ids((await check(amina)).together)).toEqual(
      [again, third].map(({ applicationId }) => applicationId).sort((one, other) => other - one),
    );
    expect((await check(third)).together.find(({ id }) => id === again.applicationId)).toMatchObject({
      said_by: 'Jean Mugabo',
      same_account: false,
    });
    expect((await translate(amina, again, 'unsaid')).status).toBe(200);
    expect((await check(amina)).together).toEqual([]);
    expect(ids((await check(third)).together)).toEqual([again.applicationId]);
    expect(await history(amina)).toEqual(
      ['same', 'unsaid'].map((same_person) => ({
        same_person,
        other: `VIS-${String(again.applicationId).padStart(3, '0')}`,
      })),
    );
    for (const { applicationId: id } of [amina, again, third])
      expect((await portal().call('openApplication', { token: await staff(), params: { id } })).status).toBe(
        200,
      );
  });

  it('what is of somebody else is no hint any more, until that is taken back', async () => {
    const amina = await someone();
    const relative = await someone({ phone: amina.personal.phone });
    await translate(amina, relative, 'different');
    await translate(amina, relative, 'different');
    const { hints, different } = await check(relative);
    expect([hints, ids(different)]).toEqual([[], [amina.applicationId]]);
    expect(await history(relative)).toHaveLength(1);
    await translate(relative, amina, 'unsaid');
    expect(ids((await check(amina)).hints)).toEqual([relative.applicationId]);
  });

  it('is refused for one application, for one account, and for what is not there', async () => {
    const amina = await someone();
    expect((await translate(amina, amina, 'same')).status).toBe(409);
    const visit = await someone({ ...amina.personal, phone: amina.personal.phone }, 'signInToVisit');
    if (visit.personId === amina.personId) expect((await translate(amina, visit, 'same')).status).toBe(409);
    expect((await translate(amina, { applicationId: 2_000_000_000 }, 'same')).status).toBe(404);
    expect((await translate(amina, await someone({ phone: randomPhone() }), 'perhaps')).status).toBe(422);
    const params = { id: amina.applicationId };
    const refused = await portal().call('listSamePerson', { token: await amina.accountToken(), params });
    expect(refused.status).toBe(403);
  });
});
