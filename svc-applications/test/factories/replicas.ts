import { databases } from '@portal/test-kit';
import { type ApplicationsUnderTest, startApplications, wrongCounters } from '../applications-under-test';
import { type Applicant, returning } from './applicant';
import type { Form } from './latest-answers';

/** Two replicas of the service on one database. */
export interface Replicas {
  here: ApplicationsUnderTest;
  there: ApplicationsUnderTest;
}

export const onEachWithReplicas = (stories: (replicas: () => Replicas) => void) =>
  describe.each(databases())('on $engine', ({ createDatabase }) => {
    let replicas: Replicas;
    beforeAll(async () => {
      const url = await createDatabase();
      const here = await startApplications(url);
      replicas = { here, there: await startApplications(url, { files: here.files }) };
    });
    afterEach(async () => {
      if (replicas) expect(await wrongCounters(replicas.here)).toEqual([]);
    });
    afterAll(async () => {
      await replicas?.here.stop();
      await replicas?.there.stop();
    });
    stories(() => replicas);
  });

type Wizard = 'intern' | 'visitor';

/** A wizard that sends the version it knows with each save, through any replica. */
export function wizardOf(person: Applicant, type: Wizard = 'intern') {
  let version = 1;
  async function save(through: ApplicationsUnderTest, form_data: Form, more: Form = {}, headers = {}) {
    const { call } = await returning(through, type, person);
    const body = { application_id: person.applicationId, current_step: 4, version, form_data, ...more };
    const answer = await call(type === 'intern' ? 'saveInternshipProgress' : 'saveVisitProgress', {
      body,
      headers: { 'Accept-Language': 'en', ...headers },
    });
    if (answer.status === 200) version = answer.body.version;
    return answer;
  }
  return {
    save,
    /** Saves twice: the replica then knows the version of the second save. */
    async known(through: ApplicationsUnderTest): Promise<void> {
      await this.read(through);
      for (const other_skills of ['Singing', 'Drawing']) {
        const { status } = await save(through, { other_skills });
        if (status !== 200) throw new Error(`a save answered ${status}`);
      }
    },
    /** Reads the stored form, whose version the wizard knows from then on. */
    async read(through: ApplicationsUnderTest) {
      const { call } = await returning(through, type, person);
      const { body } = await call(type === 'intern' ? 'getInternshipProgress' : 'getVisitProgress');
      version = body.version;
      return body;
    },
    version: () => version,
  };
}

/** The statements about applications that a replica runs during `work`. */
export async function statementsOf(
  { knex }: ApplicationsUnderTest,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const asked: string[] = [];
  const note = ({ sql }: { sql: string }) => {
    if (
      /^begin/i.test(sql) ||
      (/\b(applications|documents|intern_details)\b/.test(sql) && !/_outbox/.test(sql))
    )
      asked.push(sql);
  };
  knex.on('query', note);
  await work();
  knex.off('query', note);
  return asked;
}
