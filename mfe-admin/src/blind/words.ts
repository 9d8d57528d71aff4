import { programmeOf } from '@portal/contract-svc-applications-v1';
import type { BlindProgramme, ToRead } from '../api/blind';

export const blindPath = (id?: number): string => (id === undefined ? '/admin/blind' : `/admin/blind/${id}`);

export const blindWords = {
  title: 'Read without names',
  text: 'Names, photos and documents are hidden, so that only what people say counts.',
  failed: 'The applications could not be loaded',
  none: 'No programme is read without names now',
  noneText: 'You find all applications in their lists.',
  empty: 'Nothing to read here',
  emptyText: 'No application of these programmes waits for its decision.',
};

/** 'internships and visits': the programmes whose names are hidden; '' where there are none. */
export function hiddenProgrammes(programmes: readonly BlindProgramme[]): string {
  const names = programmes
    .filter(({ hidden_since }) => hidden_since !== null)
    .map(({ programme }) => `${programmeOf(programme).label.toLowerCase()}s`);
  return names.join(' and ');
}

export const sheetWords: Record<ToRead['sheet'], string> = {
  none: 'Not begun',
  draft: 'Begun',
  sent: 'Sent',
};
