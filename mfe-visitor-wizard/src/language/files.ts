/* Written by `npm run messages`. */

export const files = {
  fr: () => import(/* webpackChunkName: "language-fr" */ './fr-first'),
  rw: () => import(/* webpackChunkName: "language-rw" */ './rw-first'),
  sw: () => import(/* webpackChunkName: "language-sw" */ './sw-first'),
  'en-XA': () => import(/* webpackChunkName: "language-en-XA" */ './en-xa'),
};
