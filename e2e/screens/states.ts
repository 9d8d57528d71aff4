import { internshipStates } from './applicant-states';
import { dashboardStates } from './dashboard-states';
import { furtherStates } from './further-states';
import { letterStates } from './letter-states';
import { offerStates } from './offer-states';
import { closedStates, homeStates } from './portal-states';
import { roundStates } from './round-states';
import { samePersonStates } from './same-person-states';
import { sendingStates } from './sending-states';
import { abroadStates } from './staff-abroad-states';
import { blindStates } from './staff-blind-states';
import { staffStates } from './staff-states';
import { togetherStates } from './staff-together-states';
import type { State } from './state';
import { visitStates } from './visit-states';

export const states: State[] = [
  ...homeStates,
  ...internshipStates,
  ...sendingStates,
  ...visitStates,
  ...dashboardStates,
  ...letterStates,
  ...offerStates,
  ...roundStates,
  ...samePersonStates,
  ...staffStates,
  ...togetherStates,
  ...blindStates,
  ...abroadStates,
  ...furtherStates,
  ...closedStates,
];

/** Whether the state closes the portal for everybody. */
export const isLast = (state: State): boolean => closedStates.includes(state);

export const widths = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
];
export const schemes = ['light', 'dark'] as const;
