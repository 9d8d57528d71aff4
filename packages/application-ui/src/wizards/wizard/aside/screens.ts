import * as found from '../../../messages/nothingFound';
import * as t from '../../../messages/wizard';
import * as later from '../../../messages/wizardLater';
import type { StepScreen } from '../app';
import type { Aside } from '../off-step';

/** The screens that replace a step; the code of each loads when it is needed. */
export const asideScreens: Record<Aside['kind'], StepScreen & { next(): string }> = {
  code: {
    get label() {
      return t.codeTitle();
    },
    lead: later.codeLead,
    tip: later.codeTip,
    next: t.goOn,
    load: () => import('./code'),
  },
  dashboard: {
    get label() {
      return t.dashboardTitle();
    },
    lead: () => '',
    tip: later.dashboardTip,
    next: t.signIn,
    load: () => import('./dashboard'),
  },
  expired: {
    get label() {
      return later.expiredTitle();
    },
    lead: later.expiredLead,
    tip: later.expiredTip,
    next: t.goOn,
    load: () => import('../resume'),
  },
  'nothing-found': {
    get label() {
      return found.nothingTitle();
    },
    lead: () => '',
    tip: later.expiredTip,
    next: found.checkThem,
    load: () => import('./nothing-found'),
  },
};
