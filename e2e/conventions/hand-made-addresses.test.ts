import { ourFiles, read } from './files';
import { handMade } from './hand-made-addresses';

it('every call in the browser is named by its operation: no address or type is written by hand', () => {
  const sources = ourFiles().filter((file) => /\.tsx?$/.test(file));
  expect(sources.flatMap((file) => handMade(file, read(file)))).toEqual([]);
});

describe('an address or type written by hand is found', () => {
  it.each([
    ['an address', "api.send('GET', '/api/admin/stats')", 'mfe-admin/src/api/applications.ts'],
    ['an address', 'fetch(`/api/storage`)', 'packages/application-ui/src/review/review-data.ts'],
    ['an operation', "const M99 = 'GET /api/new' as Made;", 'shell/src/shell-api/settings/settings.ts'],
    [
      'a type',
      'call(api, openApplication as Operation<openApplicationByType>)',
      'mfe-user-dashboard/src/api/index.ts',
    ],
  ])('%s: %s', (what, source, file) => {
    expect(handMade(file, source)).toContain(`${file}: ${what}`);
  });

  it('finds an address in a file with allowed exceptions, too', () => {
    const file = 'packages/remote-sdk/src/call-rules.ts';
    expect(handMade(file, `${read(file)}\nconst more = '/api/more';`)).toEqual([`${file}: an address`]);
  });

  it('but not in a comment, a test, or a service', () => {
    expect(handMade('mfe-admin/src/api/staff.ts', "/** As '/api/staff' says. */\n// '/api/staff'")).toEqual(
      [],
    );
    expect(handMade('mfe-admin/src/api/staff.test.ts', "'/api/staff'")).toEqual([]);
    expect(handMade('svc-auth/src/staff/accounts/routes.ts', "'/api/staff'")).toEqual([]);
  });
});
