import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { inProduction } from '../production';
import { databases } from './databases';
import { sameTables } from './same-tables';

const parents = `create table parents (id int unsigned auto_increment primary key, name varchar(50) collate utf8mb4_bin
  not null unique, answers json, town varchar(9) generated always as (json_value(answers, '$.town')) stored)`;
const children = `create table children (id int unsigned auto_increment primary key, parent int unsigned not null,
  at datetime(3) not null, foreign key (parent) references parents (id) on delete cascade, index newest (at desc))`;
const view = 'create view names as select p.name, c.at from parents p join children c on c.parent = p.id';
const rows = `insert into parents (name, answers) values ('É', '{"town":"Huye"}'), ('e', null)`;

test.each(databases())(
  'without another server `make` makes the tables on $engine',
  async ({ createDatabase }) => {
    let made = 0;
    await sameTables(await createDatabase(), 'nothing', async () => {
      made += 1;
    });
    expect(made).toBe(1);
  },
);

// A MariaDB server runs in the stage `services` alone.
if (inProduction()) {
  const [engine] = databases();
  const within = async <T>(
    url: string,
    work: (ask: (sql: string) => Promise<RowDataPacket[]>) => Promise<T>,
  ) => {
    const connection = await createConnection(url);
    try {
      return await work(async (sql) => (await connection.query<RowDataPacket[]>(sql))[0]);
    } finally {
      await connection.end();
    }
  };
  const all = (url: string) =>
    within(url, async (ask) => {
      const names = (await ask('show tables')).map((row) => String(Object.values(row)[0]));
      const shapes = await Promise.all(names.map((name) => ask(`show create table \`${name}\``)));
      const content = await Promise.all(names.map((name) => ask(`select * from \`${name}\``)));
      const own = new URL(url).pathname.slice(1);
      return { names, shapes: JSON.stringify(shapes).replaceAll(own, 'OWN'), content };
    });

  test('a copy has the tables, views and rows of the first, none of what was written since, and is its own', async () => {
    const urls: string[] = [];
    let made = 0;
    for (let count = 0; count < 3; count += 1) {
      const url = (await engine?.createDatabase()) ?? '';
      urls.push(url);
      await sameTables(url, 'a kind', () =>
        within(url, async (ask) => {
          if ((await ask('show tables')).length > 0) return;
          made += 1;
          for (const sql of [parents, children, view, rows]) await ask(sql);
        }),
      );
      if (count === 0) await within(url, (ask) => ask("insert into parents (name) values ('written since')"));
    }
    const [first = '', second = '', third = ''] = urls;
    expect(made).toBe(1);
    await within(first, (ask) => ask("delete from parents where name = 'written since'"));
    await within(first, (ask) => ask('alter table parents auto_increment = 3'));
    const expected = await all(first);
    expect(expected.names).toEqual(['children', 'names', 'parents']);
    expect(expected.content.flat()).toHaveLength(2);
    expect(await all(second)).toEqual(expected);
    await within(second, (ask) => ask('delete from parents'));
    expect(await all(third)).toEqual(expected);
  });
}
