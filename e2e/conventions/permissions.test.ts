import { can, permissions } from '@portal/service-kit/permissions';
import { ourFiles, read } from './files';

const isSource = (file: string) =>
  !/\.(test|story)\.tsx?$|\/(demo|dev|testing|generated|messages)[/.]/.test(file);

const ofServices = ourFiles().filter(
  (file) => /^(svc-[a-z]+|gateway)\/src\/.*\.ts$/.test(file) && isSource(file),
);
const ofAll = ourFiles().filter(
  (file) =>
    /^(svc-[a-z]+|gateway|shell|mfe-[a-z-]+|packages\/[a-z-]+|contracts\/[a-z0-9-]+)\/src\/.*\.tsx?$/.test(
      file,
    ) && isSource(file),
);

/** Files that contain the name of a role without deciding who may do what, each with the reason. */
const elsewhere: Readonly<Record<string, string>> = {
  'packages/service-kit/src/access/permissions/permissions.ts': 'the one table',
  'contracts/shell-v1/src/index.ts': 'roles that open the area of staff',
  'contracts/svc-auth-v1/src/index.ts': 'what the sign-in of staff sends, in a comment',
  'contracts/remote-v1/src/board.ts': 'a kind of who released, not a role',
  'gateway/src/releases/calls.ts': 'a kind of who released, not a role',
  'gateway/src/releases/trial-calls.ts': 'a kind of who released, not a role',
  'gateway/src/recovery/prove.ts': 'what the sign-in of staff sends; then the permission is asked for',
  'mfe-admin/src/settings/modules/words.ts': 'a kind of who released, not a role',
  'mfe-admin/src/api/auth.ts': 'what the sign-in of staff sends, as specified',
  'mfe-admin/src/frame/common/staff-shell.ts': 'a key of an area, not a role',
};

/** The permissions that pages know. */
const forPages = [...read('contracts/svc-auth-v1/src/permissions.ts').matchAll(/^ {2}'(\w+)',$/gm)].map(
  ([, name]) => name,
);

describe('what staff may do', () => {
  it('access is asked for by a permission; only the table of roles names roles', () => {
    const naming = ofAll.filter((file) => /'(admin|reviewer)'/.test(read(file)));
    expect(ofAll.length).toBeGreaterThan(1500);
    expect(naming.sort()).toEqual(Object.keys(elsewhere).sort());
  });

  it('is asked of pages by abilities and permissions, never by whether somebody is an administrator', () => {
    const pages = ofAll.filter((file) => file.startsWith('mfe-admin/'));
    const asking = pages.filter((file) => /\badmin: boolean|\badminOnly\b|\{ admin\b[,}]/.test(read(file)));
    expect(asking).toEqual([]);
  });

  it('has no name that nothing asks for', () => {
    const asked = new Set(
      ofServices.flatMap((file) =>
        [
          ...read(file).matchAll(
            /(?:may: |byStaff\(|staffWho\(|can\([^()]*, |asks: |needs: |worksWith\([^()]*, )'(\w+)'/g,
          ),
        ].map(([, name]) => name),
      ),
    );
    expect(permissions.filter((name) => !asked.has(name))).toEqual([]);
  });

  it('is known to pages by the same names, in the same order', () => {
    expect(forPages).toEqual(permissions);
  });

  it('is the same for reviewers in the tests of pages', () => {
    // Like mfe-admin/src/testing/permissions.ts.
    expect(forPages.slice(0, forPages.indexOf('editApplications'))).toEqual(
      permissions.filter((one) => can({ role: 'reviewer' }, one)),
    );
  });
});
