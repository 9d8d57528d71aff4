import { unzipSync } from 'fflate';
import { holdsPersons, storesFiles } from '../src/platform/define-table';
import { tables } from '../src/tables';
import { onEachDatabase } from './applications-under-test';
import { buildSubmitted } from './factories/sections';
import { cascades, type GoesWith, tableNames } from './table-names';

const held = tables.filter(holdsPersons);

onEachDatabase((portal) => {
  it('every table is declared once by a module, with how a person is erased there, or why there is none', async () => {
    expect(tables.map(({ name }) => name).sort()).toEqual((await tableNames(portal().knex)).sort());
  });

  it('rows that go with those of another table are deleted with them by the database', async () => {
    const declared = held.flatMap(({ name: table, erased }): GoesWith[] =>
      typeof erased === 'object' && 'with' in erased ? [{ table, by: erased.by, with: erased.with }] : [],
    );
    expect(declared.length).toBeGreaterThan(30);
    expect(await cascades(portal().knex)).toEqual(expect.arrayContaining(declared));
  });

  it('what is named of a table is there: the columns of its owner and of its files', async () => {
    const { knex } = portal();
    for (const { name, erased } of held) {
      if (typeof erased === 'string') continue;
      const named = Object.entries(erased).flatMap(([key, column]) => (key === 'with' ? [] : [column]));
      expect([name, Object.keys(await knex(name).columnInfo())]).toEqual([
        name,
        expect.arrayContaining(named),
      ]);
    }
  });

  it('every table with paths of files is declared so: the sweep takes its files for known', async () => {
    const { knex } = portal();
    const withPaths: string[] = [];
    for (const name of await tableNames(knex)) {
      const columns = Object.keys(await knex(name).columnInfo());
      if (columns.some((column) => column.endsWith('file_path'))) withPaths.push(name);
    }
    // The files in the last table are being removed.
    expect(withPaths.filter((name) => name !== 'erasing_files').sort()).toEqual(
      held
        .filter(storesFiles)
        .map(({ name }) => name)
        .sort(),
    );
  });

  it('every table that a person is given stands in the download of their data', async () => {
    const amina = await buildSubmitted(portal());
    const headers = { Authorization: `Bearer ${await amina.accountToken()}` };
    const answer = await fetch(`${portal().url}/api/user/data/download`, { headers });
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const data = JSON.parse(Buffer.from(files['data.json'] ?? []).toString());
    const given = held.flatMap(({ exported }) => ('at' in exported ? [exported.at] : []));
    expect(given).toEqual(expect.arrayContaining(['applications', 'files', 'feedback', 'requests']));
    for (const at of given) {
      const found = at
        .split('.')
        .reduce((within, key) => (Array.isArray(within) ? within[0]?.[key] : within[key]), data);
      expect([at, found]).toEqual([at, expect.any(Array)]);
    }
  });
});
