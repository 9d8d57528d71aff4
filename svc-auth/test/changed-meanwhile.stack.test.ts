import type { Person } from '../src/accounts/people/person';
import { checkSecondStep } from '../src/signing-in/sign-in/second-step';
import { openAccountSession } from '../src/signing-in/sign-in/sign-in';
import { onEachDatabase } from './each-database';
import { setUpApp } from './factor';
import { buildPerson, tokenOf } from './people';

/** The factors and rules of an account may change between the steps of a sign-in. */
onEachDatabase((auth) => {
  const secondStep = (person: Person, code?: string) =>
    checkSecondStep(auth().service, person, {
      code,
      address: '203.0.113.9',
      device: undefined,
      atStaffSignIn: true,
    });
  const open = async (person: Person, factor: Date | null) => {
    const known = await auth().service.stores.people.byId(person.id);
    return openAccountSession(auth().service, known ?? person, { words: null, token: undefined, factor });
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
});
