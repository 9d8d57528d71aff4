/* Written by `npm run messages`. */

export const files = {
  fr: {
    frame: () => import(/* webpackChunkName: "language-fr" */ './fr-frame'),
    home: () => import(/* webpackChunkName: "language-fr.home" */ './fr-home'),
    all: () => import(/* webpackChunkName: "language-fr.all" */ './fr'),
  },
  rw: {
    frame: () => import(/* webpackChunkName: "language-rw" */ './rw-frame'),
    home: () => import(/* webpackChunkName: "language-rw.home" */ './rw-home'),
    all: () => import(/* webpackChunkName: "language-rw.all" */ './rw'),
  },
  'en-XA': { all: () => import(/* webpackChunkName: "language-en-XA" */ './en-xa') },
};
