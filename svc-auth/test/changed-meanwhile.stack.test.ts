import type { Person } from '../src/accounts/people/person';
import { newSession } from '../src/accounts/sessions/session';
import type { Service } from '../src/platform/service';
import {
  beginFactor,
  confirmFactor,
  renewRecoveryCodes,
  turnFactorOff,
} from '../src/signing-in/factors/factor';
import { changePassword } from '../src/signing-in/passwords/change';
import { checkSecondStep } from '../src/signing-in/sign-in/second-step';
import { openAccountSession } from '../src/signing-in/sign-in/sign-in';
import { makeToken } from '../src/staff/access-tokens/manage';
import { onEachDatabase } from './each-database';
import { appOf, setUpApp } from './factor';
import { buildPerson, goodPassword, tokenOf } from './people';

/** The factors and rules of an account may change between the steps of a sign-in. */
onEachDatabase((auth) => {
  const secondStep = (person: Person, code?: string) =>
    checkSecondStep(auth().service, person, {
      code,
      address: '203.0.113.9',
      device: undefined,
      atStaffSignIn: true,
    });
  const sidOf = (bearer: string) => String(JSON.parse(atob(String(bearer.split('.')[1]))).sid);
  const open = async (person: Person, factor: Date | null) => {
    const known = await auth().service.stores.people.byId(person.id);
    return openAccountSession(auth().service, known ?? person, { words: null, token: undefined, factor });
  };

  /** A service for which something happens after the looks of a request and before its transaction. */
  const serviceAfter = (happens: () => Promise<unknown>): Service => {
    const { stores } = auth().service;
    const transaction: typeof stores.transaction = async (work) => {
      await happens();
      return stores.transaction(work);
    };
    return { ...auth().service, stores: { ...stores, transaction } };
  };

  it('a sign-in without a code ends where a second factor was turned on meanwhile', async () => {
    const person = await buildPerson(auth(), { role: 'admin' });
    const proven = await secondStep(person);
    await setUpApp(auth(), person);
    await expect(open(person, proven)).rejects.toMatchObject({ name: 'WrongCredentials' });
  });

  it('a sign-in with a code ends where the second factor was taken off or set up anew meanwhile', async () => {
    const person = await buildPerson(auth(), { role: 'admin' });
    const app = await setUpApp(auth(), person);
    const proven = await secondStep(person, app.nextCode());
    expect(proven).toBeInstanceOf(Date);
    await expect(open(person, proven)).resolves.toMatchObject({ session: { scope: 'account' } });
    const colleague = await tokenOf(auth(), await buildPerson(auth(), { role: 'admin' }));
    const reset = await auth().call('POST', `/api/staff/${person.id}/second-factor/reset`, {
      token: colleague,
    });
    expect(reset.status).toBeLessThan(300);
    await expect(open(person, proven)).rejects.toMatchObject({ name: 'WrongCredentials' });
    auth().passes(1000);
    await setUpApp(auth(), person);
    await expect(open(person, proven)).rejects.toMatchObject({ name: 'WrongCredentials' });
  });

  it('no second factor is turned off where the rule that administrators need one came meanwhile', async () => {
    const person = await buildPerson(auth(), { role: 'admin' });
    const token = await tokenOf(auth(), person);
    const app = await setUpApp(auth(), person, token);
    const { stores } = auth().service;
    const rule = (required: boolean) => stores.settings.set('second_factor_for_admins', required);
    const service = serviceAfter(() => rule(true));
    const actor = { personId: person.id, sessionId: sidOf(token), scope: 'account' };
    const proof = { password: goodPassword, code: app.nextCode() };
    const off = turnFactorOff(service, actor, proof);
    await expect(off.finally(() => rule(false))).rejects.toMatchObject({ name: 'Conflict' });
    expect((await stores.factors.of(person.id))?.confirmedAt).toBeInstanceOf(Date);
  });

  describe('what arrives as its session ends', () => {
    const arrives = async (scope: 'account' | 'factor', ending: (person: Person) => Promise<unknown>) => {
      const person = await buildPerson(auth(), { role: 'admin' });
      const now = auth().service.clock();
      const session = newSession(person.id, scope, null, now);
      await auth().service.stores.sessions.insert(session);
      const { secret } = await beginFactor(auth().service, person);
      const code = appOf(auth(), { body: { secret } }).code();
      const actor = { personId: person.id, sessionId: session.id, scope };
      const confirmed = confirmFactor(
        serviceAfter(() => ending(person)),
        actor,
        code,
        null,
      );
      await expect(confirmed).rejects.toMatchObject({ name: 'NotSignedIn' });
      expect((await auth().service.stores.factors.of(person.id))?.confirmedAt ?? null).toBeNull();
      return person;
    };
    const byColleague = async (id: number, what: string, body: object = {}, method = 'PATCH') => {
      const token = await tokenOf(auth(), await buildPerson(auth(), { role: 'admin' }));
      const { status } = await auth().call(method, `/api/staff/${id}${what}`, { token, body });
      expect(status).toBe(200);
    };

    it('opens no session by the first code of an app for somebody who was deactivated', async () => {
      const person = await arrives('factor', ({ id }) => byColleague(id, '', { active: false }));
      const { stores, clock } = auth().service;
      expect(await stores.sessions.listOf(person.id, clock())).toEqual([]);
    });

    it('changes no recovery code, and turns nothing off, for whoever was signed out by a colleague', async () => {
      const person = await buildPerson(auth(), { role: 'admin' });
      const token = await tokenOf(auth(), person);
      const app = await setUpApp(auth(), person, token);
      const sessionId = sidOf(token);
      const actor = { personId: person.id, sessionId, scope: 'account' };
      await byColleague(person.id, '/sign-out', {}, 'POST');
      const proof = () => ({ password: goodPassword, code: app.nextCode() });
      for (const late of [
        () => renewRecoveryCodes(auth().service, actor, proof()),
        () => turnFactorOff(auth().service, actor, proof()),
      ])
        await expect(late()).rejects.toMatchObject({ name: 'NotSignedIn' });
      const codes = await auth().knex('recovery_codes').where({ person_id: person.id });
      expect(codes).toHaveLength(app.recoveryCodes.length);
    });

    it('sets no password, and makes no token for programs, for whoever was signed out by a colleague', async () => {
      const person = await buildPerson(auth(), { role: 'admin' });
      const sessionId = sidOf(await tokenOf(auth(), person));
      await byColleague(person.id, '/sign-out', {}, 'POST');
      const actor = { personId: person.id, sessionId, scope: 'account' };
      const passwords = { currentPassword: goodPassword, newPassword: 'Murakoze2' };
      const token = { name: 'Copy', scopes: ['applications:read' as const], days: 30 };
      for (const late of [
        () => changePassword(auth().service, actor, passwords),
        () => makeToken(auth().service, actor, token),
      ])
        await expect(late()).rejects.toMatchObject({ name: 'NotSignedIn' });
      await tokenOf(auth(), person, goodPassword);
      expect(await auth().knex('access_tokens').where({ person_id: person.id })).toEqual([]);
    });

    it('turns no second factor on for whoever was signed out by a colleague', async () => {
      await arrives('account', ({ id }) => byColleague(id, '/sign-out', {}, 'POST'));
    });
  });
});
