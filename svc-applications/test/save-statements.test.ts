import { onSqlite } from './applications-under-test';
import { type Form, typing } from './factories/latest-answers';
import { buildComplete, sections } from './factories/sections';

onSqlite((portal) => {
  const { typed } = typing(portal, 'intern');

  /** The number of statements of a save. */
  async function statements(save: () => Promise<unknown>): Promise<number> {
    const asked: string[] = [];
    const note = ({ sql }: { sql: string }) => {
      if (/applications|details|sections|documents|referees|institutions|interests/.test(sql))
        asked.push(sql);
    };
    portal().knex.on('query', note);
    await save();
    portal().knex.off('query', note);
    return asked.filter((sql) => !/_outbox/.test(sql)).length;
  }

  it('a save runs the same number of statements, whatever it changes and whether it is valid', async () => {
    const amina = await buildComplete(portal());
    const saves: Form[] = [
      {},
      { personal_statement: sections.saveInterests.personal_statement },
      { personal_statement: 'Typed last' },
      { personal_statement: '', interests: [], institutions: [{ name: 'half' }] },
      { other_skills: 'Singing', languages: [{ language: 'French', proficiency: 'Basic' }] },
    ];
    const counts: number[] = [];
    for (const form of saves) counts.push(await statements(() => typed(amina, form)));
    // One statement reads the application with its documents, one writes it.
    expect(counts).toEqual(saves.map(() => 2));
  });

  /** The number of transactions of a save. */
  async function transactions(save: () => Promise<unknown>): Promise<number> {
    const begun = new Set<string>();
    const note = ({ sql, __knexTxId: id }: { sql: string; __knexTxId: string }) => {
      if (/^BEGIN/i.test(sql)) begun.add(id);
      // Workers search the outbox at any time.
      if (/_outbox/.test(sql)) begun.delete(id);
    };
    portal().knex.on('query', note);
    await save();
    // If a worker has just begun a transaction, its next statement shows that it is a worker's.
    await new Promise((resolve) => setTimeout(resolve, 50));
    portal().knex.off('query', note);
    return begun.size;
  }

  it('a save that finishes a step runs as many: it is one request, and one transaction', async () => {
    const { applicationId: application_id, call } = await buildComplete(portal());
    const finished = ['schools', 'degrees', 'honors', 'courses'];
    const body = {
      application_id,
      current_step: 5,
      form_data: { honors: sections.saveHonors.honors },
      finished,
    };
    const save = () => call('saveInternshipProgress', { body });
    expect(await statements(save)).toBe(3);
    expect(await transactions(save)).toBe(1);
  });

  it('a save of what is being typed needs no transaction', async () => {
    const amina = await buildComplete(portal());
    expect(await transactions(() => typed(amina, { other_skills: 'Singing' }))).toBe(0);
  });
});
