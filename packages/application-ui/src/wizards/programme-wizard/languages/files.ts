/* Written by `npm run messages`. */

export const files = {
  fr: () => import(/* webpackChunkName: "language-fr" */ './fr'),
  rw: () => import(/* webpackChunkName: "language-rw" */ './rw'),
  sw: () => import(/* webpackChunkName: "language-sw" */ './sw'),
  'en-XA': () => import(/* webpackChunkName: "language-en-XA" */ './en-xa'),
};
