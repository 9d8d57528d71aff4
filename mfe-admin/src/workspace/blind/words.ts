import { translated } from '@portal/application-ui/language';
import { programmeOf } from '@portal/contract-svc-applications-v1';
import type { BlindProgramme, ToRead } from '../../api/blind';
import * as t from '../../messages/blind';
import * as dashboardWords from '../../messages/dashboard';
import * as routesWords from '../../messages/routes';

export const blindPath = (id?: number): string => (id === undefined ? '/admin/blind' : `/admin/blind/${id}`);

export const blindWords = {
  get title() {
    return routesWords.readBlind();
  },
  get text() {
    return t.blindText();
  },
  get failed() {
    return t.blindListFailed();
  },
  get none() {
    return t.noneBlind();
  },
  get noneText() {
    return t.noneBlindText();
  },
  get empty() {
    return t.nothingToRead();
  },
  get emptyText() {
    return t.nothingToReadText();
  },
};

/** 'internships and visits': the programmes whose names are hidden; '' where there are none. */
export function hiddenProgrammes(programmes: readonly BlindProgramme[]): string {
  const names = programmes
    .filter(({ hidden_since }) => hidden_since !== null)
    .map(({ programme }) =>
      t.programmesNamed({ programme: translated(programmeOf(programme).label).toLowerCase() }),
    );
  return names.join(dashboardWords.andBetween());
}

export const sheetWords: Record<ToRead['sheet'], string> = {
  get none() {
    return t.sheetNone();
  },
  get draft() {
    return t.sheetBegun();
  },
  get sent() {
    return t.sheetIsSent();
  },
};
