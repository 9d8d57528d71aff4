import { read } from '../conventions/files';
import { evaluate } from './evaluate';

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: string[];
  [more: string]: unknown;
}

const object = (properties: Record<string, Schema>, required = Object.keys(properties)): Schema => ({
  type: 'object',
  properties,
  required,
});
const body = (schema: Schema) => ({ content: { 'application/json': { schema } } });

interface Call {
  answer?: Schema;
  request?: Schema;
  parameters?: unknown[];
  security?: unknown[];
  operationId?: string;
  former?: string;
}

/** A document with one call. */
const documentOf = ({
  answer,
  request,
  parameters = [],
  security = [],
  operationId = 'T01',
  former,
}: Call) => ({
  openapi: '3.0.3',
  paths: {
    '/api/things/{id}': {
      post: {
        operationId,
        ...(former && { 'x-former-id': former }),
        security,
        parameters,
        ...(request && { requestBody: { required: true, ...body(request) } }),
        responses: { 200: answer ? body(answer) : {} },
      },
    },
  },
});

const sentencesAbout = (before: object, after: object) =>
  evaluate<string[]>(
    '../../packages/portal-release/src/promises/compare.mjs',
    'it.breaksOf(given.before, given.after).map(it.sentenceOf)',
    {
      before,
      after,
    },
  );
const between = (before: Call, after: Call) => sentencesAbout(documentOf(before), documentOf(after));
const callName = 'T01 POST /api/things/{id}:';

const text: Schema = { type: 'string' };
const status = (...values: string[]): Schema => ({ type: 'string', enum: values });

describe('an answer', () => {
  const answered = (was: Schema, is: Schema) =>
    between({ answer: object({ it: was }) }, { answer: object({ it: is }) });
  const output = (what: string) => [`${callName} it of answer 200 ${what}`];

  it('may gain a field', () => {
    expect(
      between({ answer: object({ it: text }) }, { answer: object({ it: text, more: text }, ['it']) }),
    ).toEqual([]);
  });

  it('may not lose a field, however deeply nested', () => {
    const list = (row: Schema) => object({ rows: { type: 'array', items: row } });
    expect(
      between({ answer: list(object({ id: text, name: text })) }, { answer: list(object({ id: text })) }),
    ).toEqual([`${callName} rows.*.name of answer 200 is gone`]);
  });

  it('may not make a field optional that was always there', () => {
    expect(between({ answer: object({ it: text }) }, { answer: object({ it: text }, []) })).toEqual(
      output('may be missing now'),
    );
  });

  it.each([
    ['another type', text, { type: 'number' }, 'was string and is number'],
    ['no type', text, {}, 'was string and is anything'],
    ['fractions', { type: 'integer' }, { type: 'number' }, 'was integer and is number'],
    ['null', text, { ...text, nullable: true }, 'may be null now'],
    ['a new value', status('a'), status('a', 'b'), 'may be b now'],
    ['a value less', status('a', 'b'), status('a'), 'is never b any more'],
    ['any value', status('a'), text, 'may be another value than those that were listed'],
    [
      'another format',
      { ...text, format: 'date' },
      { ...text, format: 'date-time' },
      'had the format date and has date-time',
    ],
  ])('may not have %s in a field', (_what, was, is, sentence) => {
    expect(answered(was, is)).toEqual(output(sentence));
  });

  it.each([
    ['whole numbers where fractions were', { type: 'number' }, { type: 'integer' }],
    ['never null any more', { ...text, nullable: true }, text],
    ['one of a list where any text was', text, status('a')],
  ])('may answer less: %s', (_what, was, is) => {
    expect(answered(was, is)).toEqual([]);
  });

  it('with several forms may lose a form and not gain one', () => {
    const one: Schema = { anyOf: [text] };
    const two: Schema = { anyOf: [text, { type: 'number' }] };
    expect(answered(two, one)).toEqual([]);
    expect(answered(one, two)).toEqual(output('may be something that it was not before'));
  });

  it('may not change where the check cannot judge it', () => {
    expect(answered({ oneOf: [text] }, { oneOf: [text, text] })).toEqual(
      output('has another oneOf, which this check cannot judge'),
    );
  });

  it('is compared through its references', () => {
    const named = (thing: Schema) => ({
      ...documentOf({ answer: { $ref: '#/components/schemas/Thing' } }),
      components: { schemas: { Thing: thing } },
    });
    expect(sentencesAbout(named(object({ it: text })), named(object({})))).toEqual(output('is gone'));
  });

  it('is compared through references that stand in others, and whichever form it has', () => {
    const inside = (thing: Schema) => ({
      ...documentOf({ answer: object({ things: { $ref: '#/components/schemas/Thing' } }) }),
      components: { schemas: { Thing: thing } },
    });
    const gone = [`${callName} things.it of answer 200 is gone`];
    expect(sentencesAbout(inside(object({ it: text })), inside(object({})))).toEqual(gone);
    const written = documentOf({ answer: object({ things: object({ it: text }) }) });
    expect(sentencesAbout(written, inside(object({})))).toEqual(gone);
    expect(sentencesAbout(written, inside(object({ it: text })))).toEqual([]);
  });
});

describe('a request', () => {
  const sent = (was: Schema, is: Schema) => between({ request: was }, { request: is });
  const output = (what: string) => [`${callName} it of the request ${what}`];

  it('may accept a further optional field', () => {
    expect(sent(object({}), object({ it: text }, []))).toEqual([]);
  });

  it.each([
    ['ask for a new field', object({}), object({ it: text }), 'is new and has to be sent'],
    [
      'ask for one that could be left out',
      object({ it: text }, []),
      object({ it: text }),
      'has to be sent now',
    ],
    ['drop one', object({ it: text }), object({}), 'is gone'],
    [
      'take less text',
      object({ it: text }),
      object({ it: { ...text, maxLength: 9 } }),
      'has a maxLength of 9, it was without',
    ],
    [
      'take fewer values',
      object({ it: status('a', 'b') }),
      object({ it: status('a') }),
      'is never b any more',
    ],
    ['take listed values alone', object({ it: text }), object({ it: status('a') }), 'takes only a now'],
    [
      'take another type',
      object({ it: text }),
      object({ it: { type: 'number' } }),
      'was string and is number',
    ],
  ])('may not %s', (_what, was, is, sentence) => {
    expect(sent(was, is)).toEqual(output(sentence));
  });

  it('may accept more than before', () => {
    const was = object({ it: { ...status('a'), nullable: false }, count: { type: 'integer', maximum: 5 } });
    const is = object({ it: { ...status('a', 'b'), nullable: true }, count: { type: 'number', maximum: 9 } });
    expect(sent(was, is)).toEqual([]);
  });

  it('may not require a new parameter, and keeps its existing ones', () => {
    const page = { name: 'page', in: 'query', schema: text };
    expect(between({}, { parameters: [{ ...page, required: true }] })).toEqual([
      `${callName} query page of the request is new and has to be sent`,
    ]);
    expect(between({}, { parameters: [page] })).toEqual([]);
    expect(between({ parameters: [page] }, {})).toEqual([`${callName} query page of the request is gone`]);
  });
});

describe('a call', () => {
  it('may not disappear, change its name, or begin to require a sign-in', () => {
    expect(sentencesAbout(documentOf({}), { ...documentOf({}), paths: {} })).toEqual([
      `${callName} the call is gone`,
    ]);
    expect(between({}, { operationId: 'T02' })).toEqual([`${callName} the call has another name: T02`]);
    expect(between({}, { operationId: 'readThing', former: 'T01' })).toEqual([]);
    expect(between({}, { security: [{ bearer: [] }] })).toEqual([
      `${callName} the call asks who is calling now`,
    ]);
  });

  it('may be added', () => {
    expect(sentencesAbout({ ...documentOf({}), paths: {} }, documentOf({}))).toEqual([]);
  });
});

describe('the contract of svc-applications', () => {
  const recorded = read('contracts/svc-applications-v1/openapi.json');
  type Document = {
    paths: Record<string, Record<string, { responses: Record<string, ReturnType<typeof body>> }>>;
  };
  const changed = (change: (stats: Schema) => void) => {
    const document = JSON.parse(recorded) as Document;
    const schema =
      document.paths['/api/admin/stats']?.get?.responses['200']?.content['application/json'].schema;
    if (!schema) throw new Error('The contract has no figures.');
    change(schema);
    return evaluate<string[]>(
      'contracts/check.mjs',
      'it.brokenPromises(new Map([[given.name, given.before]]), new Map([[given.name, given.after]]))',
      { name: 'svc-applications-v1', before: JSON.parse(recorded), after: document },
    );
  };

  it('loses a field: the check names it, and that mfe-admin calls it', () => {
    const [line, ...more] = changed((stats) => {
      delete stats.properties?.applicants;
    });
    expect(more).toEqual([]);
    expect(line).toMatch(
      /^svc-applications-v1 getStatistics GET \/api\/admin\/stats: applicants of answer 200 is gone\. Called by: mfe-admin\. Also need the contract: .*mfe-user-dashboard/,
    );
  });

  it('gains an optional field: nobody is hurt', () => {
    expect(
      changed((stats) => {
        Object.assign(stats.properties ?? {}, { longest_wait: { type: 'integer' } });
      }),
    ).toEqual([]);
  });
});
