import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Joi from 'joi';
import { DomainError } from '../../../base/errors';
import { createApp, defineCall } from '..';
import { figuresIn } from './numbers';

interface ErrorBody {
  message: string;
  errors?: Record<string, string[]>;
}

const calls = [
  defineCall({
    id: 'getWorkQueue',
    method: 'post',
    path: '/api/things/7',
    summary: 'Change a thing',
    auth: 'public',
    input: {
      body: Joi.object<{ name: string; parts: { name: string }[] }>({
        name: Joi.string().required().messages({ 'any.required': 'Enter the name' }),
        parts: Joi.array()
          .items(Joi.object({ name: Joi.string().required() }))
          .default([]),
      }),
    },
    answers: { 200: Joi.object() },
    handle: (ctx) => {
      ctx.body = { id: 7, name: ctx.input.body.name, parts: ctx.input.body.parts };
    },
  }),
  defineCall({
    id: 'listOutstanding',
    method: 'get',
    path: '/api/things/closed',
    summary: 'A thing that is closed',
    auth: 'public',
    answers: { 200: Joi.object() },
    handle: () => {
      throw new DomainError('ThingIsClosed', 'This thing is closed.', { extra: { open: false } });
    },
  }),
];

let server: Server;
let url: string;

beforeAll(async () => {
  const app = createApp({
    name: 'things',
    version: '1.2.3',
    calls,
    statuses: { ThingIsClosed: 409 },
    sentences: [
      {
        codes: { 'Enter the name': 'nameMissing' },
        fr: { 'Enter the name': 'Écrivez le nom' },
        rw: { 'Enter the name': 'Andika izina' },
      },
    ],
  });
  server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

function post(body: string, headers: Record<string, string> = {}) {
  const type = { 'Content-Type': 'application/json' };
  return fetch(`${url}/api/things/7`, { method: 'POST', body, headers: { ...type, ...headers } });
}

const wrong = JSON.stringify({ parts: [{ name: 5 }] });
const french = { 'Accept-Language': 'de;q=0.9, fr-RW;q=0.8, en;q=0.1' };

test('message and errors are translated as the caller prefers, with codes that stay', async () => {
  const answer = await post(wrong, french);
  const body = (await answer.json()) as ErrorBody;
  expect(body).toEqual({
    message: 'Veuillez corriger les champs marqués.',
    errors: { name: ['Écrivez le nom'], 'parts.0.name': ['Ce champ doit être du texte\u00a0: Name'] },
    codes: { message: 'correctFields', errors: { name: ['nameMissing'], 'parts.0.name': ['fieldText'] } },
    request_id: expect.any(String),
  });
  expect(answer.headers.get('content-language')).toBe('fr');
  expect(answer.headers.get('vary')).toContain('Accept-Language');
});

test.each([
  {},
  { 'Accept-Language': 'de' },
  { 'Accept-Language': 'en-GB, fr;q=0.5' },
  { 'Accept-Language': ';;q=,*' },
])('an answer is English with %p', async (headers) => {
  const answer = await post(wrong, headers as Record<string, string>);
  expect(((await answer.json()) as ErrorBody).errors?.name).toEqual(['Enter the name']);
  expect(answer.headers.get('content-language')).toBeNull();
});

test('days and large numbers of a sentence are translated, too', () => {
  expect(figuresIn('fr')('Le 3 February 2027 : 20,000.')).toBe('Le 3 février 2027 : 20\u00a0000.');
  expect(figuresIn('rw')('Ku wa 3 February 2027.')).toBe('Ku wa 3 Gashyantare 2027.');
});

test('what else stands in a body is left alone, and so is what no table knows', async () => {
  const answer = await fetch(`${url}/api/things/closed`, { headers: french });
  expect(await answer.json()).toEqual({
    message: 'This thing is closed.',
    open: false,
    request_id: expect.any(String),
  });
  const done = await post(JSON.stringify({ name: 'Enter the name' }), french);
  expect(await done.json()).toEqual({ id: 7, name: 'Enter the name', parts: [] });
});
