import type { Middleware } from 'koa';

/**
 * A link has no headers: what it bears in its address stands for the bearer token, on the one call that takes a link.
 * It is taken out of the address, so that nothing behind repeats it.
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
