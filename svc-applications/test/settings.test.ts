import { until } from '@portal/test-kit';
import { onSqlite, startApplications } from './applications-under-test';
import { buildApplicant, staffToken } from './factories/applicant';
import { buildSubmitted, fillInAndSubmit, sections } from './factories/sections';

onSqlite((portal) => {
  const settings = async (body: object) =>
    portal().call('updateSettings', { body, token: await staffToken(portal()) });
  afterEach(async () => {
    await settings({
      form_limits: { experience_description: 50, personal_statement: 300 },
      resume_code: 'off',
    });
  });

  it('come back unchanged where nobody changes them', async () => {
    const { body } = await portal().call('getSettings', { token: await staffToken(portal()) });
    expect(body).toEqual({
      portal_enabled: true,
      form_limits: { experience_description: 50, personal_statement: 300 },
      form_limits_default: { experience_description: 50, personal_statement: 300 },
      form_limits_most: 5000,
      resume_code: 'off',
      resume_code_default: 'off',
      mailed_login: 'password',
      draft_reminders: true,
      hold_minutes: 0,
      time_zone: 'Africa/Kigali',
    });
  });

  it('a time zone that is none is refused, and nothing changes', async () => {
    const { status, body } = await settings({ time_zone: 'Africa/Nowhere' });
    expect([status, body.errors]).toEqual([422, { time_zone: ['Time zone must be one like Africa/Kigali'] }]);
    expect((await portal().call('getPortalStatus')).body.time_zone).toBe('Africa/Kigali');
  });

  it('the time zone decides on which day another application may be asked for', async () => {
    // 8 November in Kigali, 7 November in New York; far in the future, so that a year has not passed.
    const submitted_at = new Date('2126-11-07T22:30:00Z');
    const amina = await buildSubmitted(portal());
    const { applicationId: id } = amina;
    await portal().knex('applications').where({ id }).update({ status: 'approved', submitted_at });
    const token = await amina.accountToken();
    const firstDay = async () =>
      (await portal().call('listOwnApplications', { token })).body.applications[0]?.abilities
        .request_another_on;
    expect(await firstDay()).toBe('2127-11-08');
    expect((await settings({ time_zone: 'America/New_York' })).body.time_zone).toBe('America/New_York');
    expect((await portal().call('getPortalStatus')).body.time_zone).toBe('America/New_York');
    expect(await firstDay()).toBe('2127-11-07');
  });

  it('a raised limit holds at once for new texts, in the portal’s status, and in a resumed wizard', async () => {
    const amina = await buildApplicant(portal());
    const intern_details_id = amina.detailsId;
    const personal_statement = 'a'.repeat(400);
    const motivation = { body: { ...sections.saveInterests, intern_details_id, personal_statement } };
    const description = 'b'.repeat(60);
    const experience = {
      body: { ...sections.saveExperience, intern_details_id, volunteers: [{ description }] },
    };
    expect((await amina.call('saveInterests', motivation)).body.errors).toEqual({
      personal_statement: [expect.stringContaining('300')],
    });
    expect((await amina.call('saveExperience', experience)).status).toBe(422);

    const raised = { experience_description: 60, personal_statement: 400 };
    const { status, body } = await settings({ form_limits: raised });
    expect([status, body.form_limits]).toEqual([200, raised]);
    expect((await portal().call('getPortalStatus')).body.form_limits).toEqual(raised);
    expect((await amina.call('getInternshipProgress')).body.form_limits).toEqual(raised);
    expect((await amina.call('saveInterests', motivation)).status).toBe(200);
    expect((await amina.call('saveExperience', experience)).status).toBe(200);
    const longer = { body: { ...motivation.body, personal_statement: 'a'.repeat(401) } };
    expect((await amina.call('saveInterests', longer)).body.errors).toEqual({
      personal_statement: [expect.stringContaining('400')],
    });
  });

  it('absent settings stay', async () => {
    await settings({ form_limits: { personal_statement: 5000 } });
    const { body } = await settings({ resume_code: 'new-device' });
    expect(body).toMatchObject({
      form_limits: { experience_description: 50, personal_statement: 5000 },
      resume_code: 'new-device',
      resume_code_default: 'off',
      mailed_login: 'password',
    });
    expect((await portal().call('getPortalStatus')).body.resume_code).toBe('new-device');
  });

  it.each([
    [{ form_limits: { experience_description: 49 } }, 'form_limits.experience_description', '50 to 5000'],
    [{ form_limits: { experience_description: 5001 } }, 'form_limits.experience_description', '50 to 5000'],
    [{ form_limits: { personal_statement: 299 } }, 'form_limits.personal_statement', '300 to 5000'],
    [{ form_limits: { personal_statement: 300.5 } }, 'form_limits.personal_statement', '300 to 5000'],
    [{ form_limits: { personal_statement: 'long' } }, 'form_limits.personal_statement', '300 to 5000'],
    [{ form_limits: { personal_statement: null } }, 'form_limits.personal_statement', '300 to 5000'],
    [{ resume_code: 'always' }, 'resume_code', 'new device'],
    [{ mailed_login: 'nothing' }, 'mailed_login', 'confirmation email'],
  ])('%j is refused as a whole', async (body, field, words) => {
    const answer = await settings({ resume_code: 'new-device', ...body });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual({ [field]: [expect.stringContaining(words)] });
    expect((await portal().call('getPortalStatus')).body).toMatchObject({
      form_limits: { experience_description: 50, personal_statement: 300 },
      resume_code: 'off',
    });
  });

  it('the confirmation of a first application brings the link alone, once it is chosen so', async () => {
    expect((await settings({ mailed_login: 'link' })).body.mailed_login).toBe('link');
    const amina = await fillInAndSubmit(portal());
    await settings({ mailed_login: 'password' });
    const mail = portal().mails.find(({ to }) => to === amina.personal.email);
    expect(mail?.text).toContain(`Choose a password:\nhttp://portal.test/#reset=of-${amina.personId}`);
    expect(mail?.text).not.toContain('Password:');
  });

  it('are an administrator’s alone', async () => {
    const amina = await buildApplicant(portal());
    const others = [await staffToken(portal(), 'reviewer'), amina.token, await amina.accountToken()];
    for (const token of others) {
      expect((await portal().call('getSettings', { token })).status).toBe(403);
      expect(
        (await portal().call('updateSettings', { token, body: { resume_code: 'new-device' } })).status,
      ).toBe(403);
    }
    expect((await portal().call('getSettings')).status).toBe(401);
  });

  it('each change is recorded with the old and the new value, and nothing without a change', async () => {
    const acts = () => portal().knex('audit_entries').where({ action: 'settings_changed' }).orderBy('id');
    const before = (await acts()).length;
    await settings({ form_limits: { personal_statement: 350 }, resume_code: 'off' });
    await settings({ form_limits: { personal_statement: 350 } });
    await settings({});
    const written = (await acts()).slice(before);
    expect(written.map(({ details }) => JSON.parse(details))).toEqual([
      { from: { personal_statement: 300 }, to: { personal_statement: 350 } },
    ]);
  });

  it('another replica follows', async () => {
    const { connection } = portal().knex.client.config;
    const { host, port, user, password, database, filename } = connection;
    const url = filename
      ? `sqlite:${filename}`
      : `mysql://${user}:${encodeURIComponent(password ?? '')}@${host}:${port}/${database}`;
    const replica = await startApplications(url);
    expect((await replica.call('getPortalStatus')).body.form_limits.personal_statement).toBe(300);
    await settings({ form_limits: { personal_statement: 999 } });
    await until(
      async () => (await replica.call('getPortalStatus')).body.form_limits.personal_statement === 999,
    );
    await replica.stop();
  });
});
