import { evaluate } from './evaluate';

const next = (names: string[]) => evaluate<string>('new/migration.mjs', 'it.nextNumber(given)', names);

it('a new one gets the number behind the last, and a line at the end of the list', () => {
  expect(next(['index.ts'])).toBe('0001');
  expect(next(['0001_create_entries.ts', 'index.ts'])).toBe('0002');
  expect(next(['20261223100000_create_view.ts'])).toBe('3001');
  expect(next(['20261223100000_create_view.ts', '3001_add_left_at.ts', '3002_add_room.ts'])).toBe('3003');
  const list = "import * as one from './0001_one';\n\nexport const migrations = [one];\n";
  const longer = "import * as one from './0001_one';\n\nexport const migrations = [\n  one,\n];\n";
  const added = (text: string) =>
    evaluate<string>('new/migration.mjs', "it.listed(given, 'add_left_at', '0002_add_left_at')", text);
  expect(added(list)).toContain("'./0002_add_left_at';\n\nexport const migrations = [one, addLeftAt];");
  expect(added(longer)).toMatch(/\[\s+one,\s+addLeftAt\s+\];/);
});
