import { onEachDatabase } from './applications-under-test';
import { type Applicant, staffToken } from './factories/applicant';
import { approveWithOffer, dayIn, linkIn, offerOf, press } from './factories/offers';
import { buildSubmitted } from './factories/sections';

onEachDatabase((portal) => {
  const readByStaff = async ({ applicationId: id }: Applicant) =>
    (await portal().call('openApplication', { token: await staffToken(portal()), params: { id } })).body
      .review;
  const lapsedNow = (id: number) =>
    portal()
      .knex('offers')
      .where({ id })
      .update({ reply_by: `${dayIn(-2)}T09:00` });

  describe('the link of the mail', () => {
    it('shows the offer and changes nothing; a press on it accepts, without signing in', async () => {
      const amina = await buildSubmitted(portal());
      await approveWithOffer(portal(), amina);
      const link = linkIn(portal(), amina);
      const page = await fetch(portal().url + link);
      const html = await page.text();
      expect([page.status, html.includes('Accept this place'), html.includes('17:00 in')]).toEqual([
        200,
        true,
        true,
      ]);
      expect(html).not.toContain(amina.personal.name);
      expect((await offerOf(portal(), amina)).state).toBe('open');
      expect(await press(portal(), link, '')).toMatchObject({ status: 200 });
      expect((await offerOf(portal(), amina)).state).toBe('open');

      expect(await press(portal(), link, 'accept')).toMatchObject({ status: 303, location: link });
      expect((await offerOf(portal(), amina)).state).toBe('accepted');
      expect(await (await fetch(portal().url + link)).text()).toContain('Your place is confirmed');
      const { secret_hash } = await portal().knex('offer_links').orderBy('id', 'desc').first();
      expect(link).not.toContain(secret_hash);
    });

    it('asks for another date with words, and declines with or without a reason', async () => {
      const amina = await buildSubmitted(portal());
      await approveWithOffer(portal(), amina);
      const link = linkIn(portal(), amina);
      expect(await press(portal(), link, 'ask')).toMatchObject({
        status: 422,
        text: expect.stringContaining('Tell us which days would suit you'),
      });
      expect((await press(portal(), link, 'ask', { wish: 'In August, please' })).status).toBe(303);
      expect(await readByStaff(amina)).toMatchObject({ offer: { state: 'open', wish: 'In August, please' } });
      expect((await press(portal(), link, 'decline', { reason: 'I found work' })).status).toBe(303);
      expect(await readByStaff(amina)).toMatchObject({
        status: 'approved',
        offer: { state: 'declined', decline_reason: 'I found work' },
      });
    });

    it('opens nothing once the address that it was mailed to has been corrected', async () => {
      const amina = await buildSubmitted(portal());
      await approveWithOffer(portal(), amina);
      const link = linkIn(portal(), amina);
      const { status } = await portal().call('correctMailAddress', {
        token: await staffToken(portal(), 'admin'),
        params: { id: amina.applicationId },
        body: { email: 'amina.corrected@example.org' },
      });
      expect(status).toBe(200);
      for (const act of ['accept', 'decline', 'ask'])
        expect((await press(portal(), link, act, { wish: 'May' })).status).toBe(404);
      expect((await fetch(portal().url + link)).status).toBe(404);
      expect((await offerOf(portal(), amina)).state).toBe('open');
    });

    it('opens nothing with a wrong secret, and says kindly what became of an offer that is over', async () => {
      const amina = await buildSubmitted(portal());
      const { id } = await approveWithOffer(portal(), amina);
      const link = linkIn(portal(), amina);
      expect((await fetch(`${portal().url}/offer/unknown`)).status).toBe(404);
      await lapsedNow(id);
      const page = await press(portal(), link, 'accept');
      expect([page.status, page.text.includes('This offer has lapsed')]).toEqual([410, true]);
      expect((await offerOf(portal(), amina)).state).toBe('open');
    });
  });
});
