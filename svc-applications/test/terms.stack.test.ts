import { onEachDatabase } from './applications-under-test';
import { staffToken } from './factories/applicant';

onEachDatabase((portal) => {
  it('the terms are read by anybody, and written by administrators in each language', async () => {
    const read = async () => (await portal().call('getTerms')).body.texts;
    expect(await read()).toEqual({});
    const token = await staffToken(portal(), 'admin');
    const write = (body: object) => portal().call('updateTerms', { token, body });
    expect((await write({ language: 'en', text: ' Be kind.\n\nBe on time. ' })).body).toEqual({
      texts: { en: 'Be kind.\n\nBe on time.' },
    });
    await write({ language: 'fr', text: 'Soyez gentils.' });
    await write({ language: 'en', text: 'Be kind.' });
    expect(await read()).toEqual({ en: 'Be kind.', fr: 'Soyez gentils.' });
    await write({ language: 'fr', text: '' });
    expect(await read()).toEqual({ en: 'Be kind.' });
  });

  it('a change is among the acts of administrators, without the text; the same text again is none', async () => {
    const token = await staffToken(portal(), 'admin');
    const write = (text: string) => portal().call('updateTerms', { token, body: { language: 'rw', text } });
    await write('Gira neza.');
    await write('Gira neza.');
    const { entries } = (await portal().call('listApplicationActivity', { token, query: { page: 1 } })).body;
    const changes = entries.filter(
      ({ details }: { details?: { to?: object } }) => 'terms_rw' in (details?.to ?? {}),
    );
    expect(changes.map(({ details }: { details: object }) => details)).toEqual([
      { from: { terms_rw: 'standard' }, to: { terms_rw: 'own' } },
    ]);
  });

  it('a language that no page has and a text that is too long are refused', async () => {
    const token = await staffToken(portal(), 'admin');
    const long = await portal().call('updateTerms', {
      token,
      body: { language: 'en', text: 'x'.repeat(20_001) },
    });
    expect([long.status, long.body.errors]).toEqual([
      422,
      { text: ['Text must have at most 20000 characters'] },
    ]);
    expect((await portal().call('updateTerms', { token, body: { language: 'xx', text: 'x' } })).status).toBe(
      422,
    );
    expect((await portal().call('updateTerms', { body: { language: 'en', text: 'x' } })).status).toBe(401);
  });
});
