import { randomBytes } from 'node:crypto';
import { takeCode } from '../src/signing-in/factors/codes';
import { onEachDatabase } from './each-database';
import { setUpApp, staffSignIn } from './factor';
import { buildPerson } from './people';

onEachDatabase((auth) => {
  describe('while two replicas have different keys of factors', () => {
    it('the one with another key takes no code for wrong and uses none up; the other one takes it', async () => {
      const chidi = await buildPerson(auth(), { role: 'admin', name: 'Chidi Okafor' });
      const app = await setUpApp(auth(), chidi);
      const factor = await auth().service.stores.factors.of(chidi.id);
      if (!factor) throw new Error('The app is not set up');
      const other = { ...auth().service, factorKey: randomBytes(32) };
      const [recovery = ''] = app.recoveryCodes;
      const code = app.nextCode();
      for (const typed of [code, recovery])
        await expect(takeCode(other, factor, typed)).rejects.toMatchObject({ name: 'Unavailable' });
      expect((await staffSignIn(auth(), chidi, { code })).status).toBe(200);
      expect((await staffSignIn(auth(), chidi, { code: recovery })).status).toBe(200);
    });
  });
});
