import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Joi from 'joi';
import { DomainError } from '../../../base/errors';
import { Amount, Day, message } from '../../../base/messages';
import { createApp, defineCall } from '..';
import { translateInto } from './translated';

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
  defineCall({
    id: 'listPaces',
    method: 'get',
    path: '/api/things/full',
    summary: 'Things that are full',
    auth: 'public',
    answers: { 200: Joi.object() },
    handle: () => {
      const wait = message('waitMinutes', { minutes: 5 });
      const spent = message('limitReached', { spent: 'Enter the name', wait });
      throw new DomainError('ThingIsClosed', spent, { fields: { name: [spent, 'Enter the name'] } });
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

test('on the wire a message is its sentence and its key: no part of another release needs more', async () => {
  const ask = async (headers = {}) => (await fetch(`${url}/api/things/full`, { headers })).json();
  const sentence = 'Enter the name Please try again in 5 minutes.';
  const codes = { message: 'limitReached', errors: { name: ['limitReached', 'nameMissing'] } };
  expect(await ask()).toEqual({
    message: sentence,
    errors: { name: [sentence, 'Enter the name'] },
    codes,
    request_id: expect.any(String),
  });
  expect(await ask(french)).toMatchObject({
    message: 'Enter the name Veuillez réessayer dans 5 minutes.',
    errors: { name: ['Enter the name Veuillez réessayer dans 5 minutes.', 'Écrivez le nom'] },
    codes,
  });
});

test('days and large numbers of a message are written, too', () => {
  const open = message('limitReached', { spent: new Day(new Date('2027-02-03')), wait: new Amount(20_000) });
  expect(String(open)).toBe('3 February 2027 Please try again in 20,000.');
  expect(translateInto('fr', [])(open)).toBe('3 février 2027 Veuillez réessayer dans 20\u00a0000.');
  expect(translateInto('rw', [])(open)).toContain('3 Gashyantare 2027');
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
