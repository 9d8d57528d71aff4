import { until } from '@portal/test-kit';
import { onSqlite, startApplications } from './applications-under-test';
import { buildApplicant, personal, staffToken } from './factories/applicant';
import { buildComplete, pdfFile, sendDocument, submission } from './factories/sections';

onSqlite((portal) => {
  const close = async (enabled = false) =>
    portal().call('setPortalStatus', { body: { enabled }, token: await staffToken(portal()) });
  afterEach(() => close(true));

  describe('the portal switch', () => {
    it('returns to anybody whether the portal is open, and the limits of its forms', async () => {
      expect((await portal().call('getPortalStatus')).body).toEqual({
        portal_enabled: true,
        form_limits: { experience_description: 50, personal_statement: 300 },
        resume_code: 'off',
        time_zone: 'Africa/Kigali',
      });
    });

    it('is an administrator’s alone', async () => {
      const amina = await buildApplicant(portal());
      const others = [
        await staffToken(portal(), 'reviewer'),
        amina.token,
        await amina.accountToken(),
        undefined,
      ];
      for (const token of others) {
        const expected = token ? 403 : 401;
        expect((await portal().call('getPortalStatusForStaff', { token })).status).toBe(expected);
        expect((await portal().call('setPortalStatus', { token, body: { enabled: false } })).status).toBe(
          expected,
        );
      }
      expect((await portal().call('getPortalStatus')).body.portal_enabled).toBe(true);
    });

    it('is read and changed by an administrator', async () => {
      const token = await staffToken(portal());
      expect((await close()).body).toEqual({ portal_enabled: false });
      expect((await portal().call('getPortalStatusForStaff', { token })).body).toEqual({
        portal_enabled: false,
      });
      expect((await close(true)).body).toEqual({ portal_enabled: true });
    });

    it.each([{}, { enabled: 'perhaps' }, { enabled: 7 }])('refuses %p', async (body) => {
      expect(
        (await portal().call('setPortalStatus', { body, token: await staffToken(portal()) })).status,
      ).toBe(422);
    });
  });

  describe('while the portal is closed', () => {
    it('every call of an applicant returns that, whatever was sent, and nothing is lost', async () => {
      const amina = await buildComplete(portal());
      const token = await amina.accountToken();
      await close();
      const answers = [
        await portal().call('signInToInternship', { body: personal() }),
        await portal().call('signInToInternship', { body: { email: 7 } }),
        await amina.call('getInternshipProgress'),
        await amina.call('saveInternshipProgress', { body: {} }),
        await amina.call('saveInstitutions', { body: {} }),
        await amina.call('uploadInternshipDocuments', {
          form: { intern_details_id: amina.detailsId, cv: await pdfFile() },
        }),
        await amina.call('submitInternship', submission(amina)),
        await portal().call('listOwnApplications', { token }),
      ];
      for (const { status, body } of answers) {
        expect(status).toBe(503);
        expect(body).toEqual({
          message: 'The application period has ended. The portal is closed at the moment.',
          portal_enabled: false,
          codes: { message: 'portalClosed' },
          request_id: expect.any(String),
        });
      }
      await close(true);
      expect((await amina.call('submitInternship', submission(amina))).status).toBe(200);
    });

    it('files open for staff and not for their owner', async () => {
      const amina = await buildApplicant(portal());
      await sendDocument(amina, 'cv');
      const path = (await amina.call('getInternshipProgress')).body.uploads[0]?.file_path;
      await close();
      const open = async (token: string) =>
        (
          await fetch(`${portal().url}/api/storage/${path}`, {
            headers: { Authorization: `Bearer ${token}` },
          })
        ).status;
      expect(await open(amina.token)).toBe(503);
      expect(await open(await staffToken(portal(), 'reviewer'))).toBe(200);
    });

    it('the probes continue to answer', async () => {
      await close();
      for (const probe of ['healthz', 'readyz', 'metrics', 'version']) {
        expect((await fetch(`${portal().url}/${probe}`)).status).toBe(200);
      }
    });
  });

  it('another replica follows', async () => {
    const { client } = portal().knex;
    const { connection } = client.config;
    const { host, port, user, password, database, filename } = connection;
    const url = filename
      ? `sqlite:${filename}`
      : `mysql://${user}:${encodeURIComponent(password ?? '')}@${host}:${port}/${database}`;
    const replica = await startApplications(url);
    expect((await replica.call('getPortalStatus')).body.portal_enabled).toBe(true);
    await close();
    await until(async () => !(await replica.call('getPortalStatus')).body.portal_enabled);
    expect((await replica.call('signInToInternship', { body: personal() })).status).toBe(503);
    await replica.stop();
  });
});
