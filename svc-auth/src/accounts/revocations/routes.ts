import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import type { Service } from '../../platform/service';

interface FeedQuery {
  since?: string;
  wait: number;
  follower?: string;
}

const feedQuery = Joi.object<FeedQuery>({
  since: Joi.string().max(40).allow('').description('The cursor of the last answer; nothing asks for all'),
  wait: Joi.number().min(0).max(30).default(0).description('How many seconds to wait for the next'),
  follower: Joi.string().max(100).description('The same each time, so that we know who has caught up'),
});

const feedAnswer = Joi.object({
  cursor: Joi.string().required(),
  ended: Joi.array()
    .items(Joi.object({ session_id: Joi.string().required(), expires_at: Joi.date().iso().required() }))
    .required(),
});

/** Every service may follow the feed, because every service verifies tokens. */
const everyService = undefined;

export function revocationCalls({ feed, tokens }: Service): AnyCall[] {
  return [
    defineCall({
      id: 'listRevocations',
      method: 'get',
      path: '/internal/revocations',
      summary: 'Returns the sessions that have ended, in the order of their end',
      tags: ['internal'],
      auth: 'internal',
      callers: everyService,
      input: { query: feedQuery },
      answers: { 200: feedAnswer },
      async handle(ctx) {
        const { since = '', wait, follower = ctx.ip } = ctx.input.query;
        const hungUp = new AbortController();
        ctx.res.once('close', () => hungUp.abort());
        ctx.state.quiet = true;
        const { position, ended } = await feed.read({
          follower,
          since: /^\d{1,15}$/.test(since) ? Number(since) : 0,
          waitMs: wait * 1000,
          gone: hungUp.signal,
        });
        ctx.body = {
          cursor: String(position),
          ended: ended.map(({ sessionId, expiresAt }) => ({ session_id: sessionId, expires_at: expiresAt })),
        };
      },
    }),
    defineCall({
      id: 'getKeys',
      method: 'get',
      path: '/internal/keys',
      summary: 'Returns the public keys for verifying tokens (RFC 7517)',
      tags: ['internal'],
      auth: 'internal',
      callers: everyService,
      answers: { 200: Joi.object({ keys: Joi.array().items(Joi.object().unknown()).required() }) },
      async handle(ctx) {
        ctx.body = await tokens.keySet();
      },
    }),
  ];
}
