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
  sw: {
    frame: () => import(/* webpackChunkName: "language-sw" */ './sw-frame'),
    home: () => import(/* webpackChunkName: "language-sw.home" */ './sw-home'),
    all: () => import(/* webpackChunkName: "language-sw.all" */ './sw'),
  },
  'en-XA': { all: () => import(/* webpackChunkName: "language-en-XA" */ './en-xa') },
};
