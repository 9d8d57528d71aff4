import { permissions } from '@portal/service-kit/permissions';
import { ourFiles, read } from './files';

const sources = ourFiles().filter(
  (file) => /^(svc-[a-z]+|gateway)\/src\/.*\.ts$/.test(file) && !/\.test\.ts$|\/demo\//.test(file),
);

describe('what staff may do', () => {
  it('is asked for by the name of a permission: no call names a role of staff', () => {
    const naming = sources.filter((file) => /roles: [^,\n]*('admin'|'reviewer')/.test(read(file)));
    expect(sources.length).toBeGreaterThan(500);
    expect(naming).toEqual([]);
  });

  it('has no name that nothing asks for', () => {
    const asked = new Set(
      sources.flatMap((file) =>
        [...read(file).matchAll(/(?:may: |byStaff\(|staffWho\(|can\([^()]*, |asks: |needs: )'(\w+)'/g)].map(
          ([, name]) => name,
        ),
      ),
    );
    expect(permissions.filter((name) => !asked.has(name))).toEqual([]);
  });
});
