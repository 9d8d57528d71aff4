import type { Middleware } from 'koa';

/**
 * A link has no headers: the token in its address takes the place of the bearer token, for the only call that takes a
 * link. It is removed from the address, so that no later handler or log repeats it.
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
