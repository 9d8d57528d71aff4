import { onSqlite } from './applications-under-test';
import { buildComplete, sections } from './factories/sections';
import { type Form, typing } from './factories/typed-last';

onSqlite((portal) => {
  const { typed } = typing(portal, 'intern');

  /** How often a save asks the database. */
  async function statements(save: () => Promise<void>): Promise<number> {
    const asked: string[] = [];
    const note = ({ sql }: { sql: string }) => {
      if (/applications|details|sections|documents|referees|institutions|interests/.test(sql))
        asked.push(sql);
    };
    portal().knex.on('query', note);
    await save();
    portal().knex.off('query', note);
    return asked.filter((sql) => !sql.includes('applications_outbox')).length;
  }

  it('a save asks the database as often, whatever it changes and whether it is right', async () => {
    const amina = await buildComplete(portal());
    const saves: Form[] = [
      {},
      { personal_statement: sections.I11.personal_statement },
      { personal_statement: 'Typed last' },
      { personal_statement: '', interests: [], institutions: [{ name: 'half' }] },
      { other_skills: 'Singing', languages: [{ language: 'French', proficiency: 'Basic' }] },
    ];
    const counts: number[] = [];
    for (const form of saves) counts.push(await statements(() => typed(amina, form)));
    // Reading and locking it, writing it, and the files that are told of.
    expect(counts).toEqual(saves.map(() => 3));
  });
});
