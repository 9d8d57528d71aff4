import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deferredJobs, deferredThings, deferredWork } from '../src/deferred';
import { deliverWebhook } from '../src/integrations/webhooks/store';

const source = join(__dirname, '..', 'src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
);
const migrations = readdirSync(join(__dirname, '..', 'migrations')).filter((name) => name.endsWith('.ts'));

describe('the list of what is done later', () => {
  it('names every kind of work that some file declares', () => {
    const declared = files.flatMap((name) =>
      [
        ...readFileSync(join(source, name), 'utf8').matchAll(
          /define(?:Mail|Work)<\w+>\(\{\s*kind: '([\w-]+)'/g,
        ),
      ].map(([, kind]) => kind),
    );
    expect(declared).toContain('mail-decision');
    expect(Object.keys(deferredWork).sort()).toEqual([...declared, deliverWebhook].sort());
  });

  it('names every job', () => {
    const texts = files.map((name) => readFileSync(join(source, name), 'utf8'));
    const starting = texts
      .filter((text) => /startScheduler\(/.test(text))
      .flatMap((text) => [...text.matchAll(/export (?:const|function) (start\w+)/g)].map(([, name]) => name));
    expect(starting.length).toBeGreaterThan(12);
    // The scanning of files is listed by the module that can ask for a refused letter again.
    const listed = Object.keys(deferredJobs).map((name) =>
      name.replace('startScanningFiles', 'startScanning'),
    );
    expect(starting.filter((name) => !listed.includes(String(name)))).toEqual([]);
  });

  it('names every table whose rows somebody sets up to work on', () => {
    const text = migrations.map((name) => readFileSync(join(__dirname, '..', 'migrations', name), 'utf8'));
    // Tables whose rows have an author and an end, a secret, or a state.
    const tables = text.flatMap((one) =>
      one
        .split('createTable(')
        .slice(1)
        .flatMap((body) => {
          const name = /^'(\w+)'/.exec(body)?.[1];
          const byStaff = /'(staff_id|made_by|opened_by|assigned_by|asked_by|owner_id|changed_by)'/.test(
            body,
          );
          const goesOn = /'(active|goes_out_at|ends_at|secret_hash|done_at|shared|act_key|assigned_by)'/.test(
            body,
          );
          return name && byStaff && goesOn ? [name] : [];
        }),
    );
    expect(tables).toEqual(expect.arrayContaining(['held_decisions', 'webhooks', 'saved_views']));
    for (const table of tables) expect(Object.keys(deferredThings)).toContain(table);
  });
});
