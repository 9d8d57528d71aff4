/* Written by `npm run messages`. */

export const files = {
  fr: () => import(/* webpackChunkName: "language-fr" */ './fr'),
  rw: () => import(/* webpackChunkName: "language-rw" */ './rw'),
  'en-XA': () => import(/* webpackChunkName: "language-en-XA" */ './en-xa'),
};
