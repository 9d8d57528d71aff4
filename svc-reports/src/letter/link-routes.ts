import type { Middleware } from 'koa';

/**
 * Accepts the token in a link's address as a bearer token, because a link cannot have headers; only for the call that
 * is meant for links. The token is removed from the address, so that no later handler or log repeats it.
 */
export const linkAsBearer: Middleware = (ctx, next) => {
  const { link } = ctx.query;
  if (typeof link === 'string' && ownCopy.test(ctx.path) && !ctx.req.headers.authorization) {
    ctx.req.headers.authorization = `Bearer ${link}`;
    ctx.querystring = '';
  }
  return next();
};

const ownCopy = /^\/api\/user\/applications\/\d+\/pdf$/;
