import { can, permissions } from '@portal/service-kit/permissions';
import { modules } from './modules';
import type { Service } from './platform';

// Declaring the calls uses nothing else of a service.
const service = { portal: { known: () => ({ formLimits: {} }) }, stores: {} } as unknown as Service;
const declared = modules.flatMap((module) => module.permissions ?? []);

describe('the permissions of the modules', () => {
  it('belong to one module each', () => {
    expect(declared.filter((name, at) => declared.indexOf(name) !== at)).toEqual([]);
    expect(declared.filter((name) => !permissions.includes(name))).toEqual([]);
  });

  it('are all that their calls ask for', () => {
    const asked = modules.flatMap(({ calls }) => calls?.(service) ?? []).flatMap(({ may }) => may ?? []);
    expect(asked.length).toBeGreaterThan(80);
    expect([...new Set(asked)].filter((name) => !declared.includes(name))).toEqual([]);
  });
});

test('no call of staff is left without a permission', () => {
  const open = modules
    .flatMap(({ calls }) => calls?.(service) ?? [])
    .filter(({ tags, auth, may }) => auth === 'token' && tags?.includes('staff') && !may);
  expect(open.map(({ id }) => id)).toEqual([]);
});

test('a reviewer has of each module what belongs to reading and deciding', () => {
  const held = modules.flatMap(({ name, permissions: own = [] }) => {
    const theirs = own.filter((permission) => can({ role: 'reviewer' }, permission));
    return theirs.length > 0 ? [[name, theirs]] : [];
  });
  expect(held).toEqual([
    ['application', ['readApplications']],
    ['documents', ['readDocuments']],
    ['assessment', ['assess']],
    ['mail', ['sendMails']],
    ['decisions', ['decide', 'askForChanges']],
    ['lists', ['actOnSeveral', 'readReports']],
  ]);
});
