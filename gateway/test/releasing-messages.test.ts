import { name, releasingPortal } from './desk';
import { cleanUp } from './harness';

afterEach(cleanUp);

test("the refusal of an administrator's act is in the language of the page, and has a code", async () => {
  const { call, issuer } = await releasingPortal({ languages: ['en', 'fr'] });
  const authorization = (await issuer.bearer({ role: 'admin' })).Authorization;
  const act = `/api/admin/modules/${name}/promote`;
  const answer = await call('POST', act, undefined, { authorization, 'accept-language': 'fr' });
  expect([answer.status, answer.json()]).toMatchObject([
    409,
    { message: `Aucune version de ${name} n’est à l’essai.`, codes: { message: 'noTrial' } },
  ]);
});
