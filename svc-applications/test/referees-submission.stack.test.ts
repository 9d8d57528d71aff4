import { onEachDatabase } from './applications-under-test';
import { type Applicant, buildApplicant, staffToken } from './factories/applicant';
import { ask, linkTo, send, setLetters, someone, withoutLetters } from './factories/referees';
import { buildComplete, expectTaken, pdfFile, referee, submission } from './factories/sections';

const letter = 'I have taught Amina for two years.';

onEachDatabase((portal) => {
  const readByStaff = async ({ applicationId: id }: Applicant) =>
    (await portal().call('listLetters', { token: await staffToken(portal(), 'reviewer'), params: { id } }))
      .body;

  beforeEach(() => setLetters(portal(), 'either'));

  describe('submission', () => {
    /** An application with everything but the letters, for both of which referees are asked. */
    async function askedForBoth() {
      const amina = await buildComplete(portal());
      await withoutLetters(portal(), amina);
      portal().auth.proven.add(amina.personId);
      const links: string[] = [];
      for (const type of ['academic', 'community']) {
        const email = someone(type);
        const full_name = referee.full_name;
        expectTaken('requestLetter', await ask(amina, { type, email, full_name }));
        links.push(await linkTo(portal(), email));
      }
      return { amina, links };
    }

    it('waits for the letters, and names the one that is missing', async () => {
      const { amina, links } = await askedForBoth();
      await send(portal(), String(links[0]), { act: 'send', statement: letter });
      const refused = await amina.call('submitInternship', submission(amina));
      expect([refused.status, refused.body.errors]).toEqual([
        422,
        { 'references.1.letter': ['The letter of Dr Jean Bosco has not come yet'] },
      ]);
      await send(portal(), String(links[1]), { act: 'send', statement: letter });
      expect((await amina.call('submitInternship', submission(amina))).status).toBe(200);
    });

    it('may come before the letters: both sides read that one of two is waited for, and staff hear of it', async () => {
      await setLetters(portal(), 'ask', true);
      const { amina, links } = await askedForBoth();
      await send(portal(), String(links[0]), { act: 'send', statement: letter });
      expect((await amina.call('submitInternship', submission(amina))).status).toBe(200);
      const token = await amina.accountToken();
      const theirs = (await portal().call('listOwnLetters', { token, params: { id: amina.applicationId } }))
        .body;
      expect([theirs.waiting, (await readByStaff(amina)).waiting]).toEqual([
        'waiting for 1 of 2 letters',
        'waiting for 1 of 2 letters',
      ]);
      await send(portal(), String(links[1]), { act: 'send', statement: letter });
      expect((await readByStaff(amina)).waiting).toBeNull();
      const news = await portal().call('listNotifications', { token: await staffToken(portal()) });
      expect(JSON.stringify(news.body)).toContain('The letter of Dr Jean Bosco for Amina Uwase');
    });

    it('where referees are asked no letter is uploaded by the applicant', async () => {
      await setLetters(portal(), 'ask');
      const amina = await buildApplicant(portal());
      const form = {
        intern_details_id: amina.detailsId,
        ...referee,
        institution: 'UR',
        letter: await pdfFile(),
      };
      const refused = await amina.call('saveAcademicReference', { form });
      expect([refused.status, refused.body.errors]).toEqual([
        422,
        { letter: ['Letters are not uploaded here: we ask your referees for them.'] },
      ]);
    });
  });
});
