import { dereferenced } from '@portal/test-kit/openapi';
import { read } from '../conventions/files';
import { evaluate } from './evaluate';

const names = (source: string, path: string, fixed: string[] = []) =>
  evaluate<boolean>(
    'contracts/consumers.mjs',
    'it.namesCall(given.source, given.call, new Set(given.fixed))',
    {
      source,
      call: { operationId: 'openApplicationByType', path },
      fixed,
    },
  );

describe('the part that names a call', () => {
  it.each([
    [
      'by its id',
      "import { openApplicationByType } from 'contract/operations';\ncall(api, openApplicationByType, { params })",
      '/api/x',
    ],
    [
      'by its id among all of them',
      "import * as calls from 'contract/operations';\ncall(api, calls.openApplicationByType, { params })",
      '/api/x',
    ],
    ['by its id in a type', "type Review = AnswerBody<'openApplicationByType'>", '/api/x'],
    ['by its address', "get('/api/admin/stats')", '/api/admin/stats'],
    [
      'by an address with something put in',
      `get(\`/api/admin/applications/\${id}\`)`,
      '/api/admin/applications/{id}',
    ],
    ['by one with a query', `get(\`/api/applications/\${type}?\${query}\`)`, '/api/applications/intern'],
  ])('is found %s', (_how, source, path) => {
    expect(names(source, path)).toBe(true);
  });

  it('does not count as a caller of another call', () => {
    const other = "import { openApplication } from 'contract/operations';\ncall(api, openApplication);";
    expect(
      names(`// As openApplicationByType, without a type.\n/** openApplicationByType */${other}`, '/api/x'),
    ).toBe(false);
    expect(names('<path d="M02 5" />', '/api/x')).toBe(false);
    expect(
      names(
        `${other}\nexport const openApplicationByType = () => call(api, other.openApplicationByType);`,
        '/api/x',
      ),
    ).toBe(false);
    expect(names("get('/api/admin/stats')", '/api/admin/settings')).toBe(false);
    expect(names(`get(\`/api/admin/applications/\${id}/timeline\`)`, '/api/admin/applications/{id}')).toBe(
      false,
    );
    expect(names("post('/api/applications/submit')", '/api/applications/{id}')).toBe(true);
    expect(names("post('/api/applications/submit')", '/api/applications/{id}', ['submit'])).toBe(false);
  });
});

describe('the parts that are hurt when a member is removed', () => {
  type Member = { properties: Record<string, unknown>; required: string[] };
  interface Document {
    paths: Record<string, Record<string, { responses: Record<string, Answer> }>>;
  }
  interface Answer {
    content: { 'application/json': { schema: Member } };
  }

  /** The parts that are reported when an answer to this call lacks the member. */
  function hurtBy(path: string, method: string, member: string): string[] {
    const before = dereferenced(JSON.parse(read('contracts/svc-applications-v1/openapi.json')) as Document);
    const after = structuredClone(before);
    const schema = after.paths[path]?.[method]?.responses[200]?.content['application/json'].schema;
    if (!schema) throw new Error(`${method} ${path} is not in the contract`);
    delete schema.properties[member];
    schema.required = schema.required.filter((one) => one !== member);
    const breaks = evaluate<{ callers: string[] }[]>(
      'contracts/check.mjs',
      "it.breaksWithCallers('svc-applications-v1', given.before, given.after)",
      { before, after },
    );
    expect(breaks).toHaveLength(1);
    return breaks[0]?.callers ?? [];
  }

  it('are its callers, also by a package that is compiled into them', () => {
    expect(hurtBy('/api/applications/{id}', 'put', 'review')).toEqual(['mfe-admin', 'mfe-user-dashboard']);
  });

  it('are not parts that use another file of that package, or never read the member', () => {
    expect(hurtBy('/api/admin/stats', 'get', 'approved')).toEqual(['mfe-admin']);
  });
});
