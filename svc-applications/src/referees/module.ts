import type { AnyCall } from '@portal/service-kit/http';
import type { Knex } from 'knex';
import { startScanning } from '../documents';
import { defineModule, type PageScript, type Service, type Start } from '../platform';
import { askReferee } from './ask-mail';
import { confirmAsking } from './confirm-mail';
import { letterPages } from './page/page-routes';
import { letterPieces } from './page/pieces-routes';
import { letterSeen } from './page/seen-routes';
import { referenceCalls } from './references/routes';
import { refuseLetterFile } from './refused-file';
import { startLetters } from './reminder-job';
import { letterCalls } from './routes';
import { staffLetterCalls } from './staff-routes';
import { type LetterRequestStore, letterRequestStore } from './store';
import { refereesTables } from './tables';

interface RefereesStores {
  letters: LetterRequestStore;
}

declare module '../platform/stores' {
  interface Stores extends RefereesStores {}
}

declare module '../platform/service' {
  interface Service {
    /** The script of a referee's page; without it letters are sent in one piece. */
    letterScript?: PageScript | undefined;
  }
}

const stores = (knex: Knex): RefereesStores => ({
  letters: letterRequestStore(knex),
});

const calls = (service: Service): AnyCall[] => [
  ...referenceCalls(service),
  ...letterCalls(service),
  ...staffLetterCalls(service),
];

/** Started by this module, because a referee is asked again if their file is refused. */
const startScanningFiles: Start = (service, logger) =>
  startScanning({ ...service, refused: refuseLetterFile }, service.patientScanner, logger);

export const refereesModule = defineModule({
  name: 'referees',
  tables: refereesTables,
  stores,
  calls,
  pages: [letterPieces, letterSeen, letterPages],
  mails: [askReferee, confirmAsking],
  jobs: [
    {
      start: startLetters,
      actsFor: { applicant: 'once the mailbox is proven, while the letter is waited for' },
    },
    { start: startScanningFiles, actsFor: { portal: 'files that wait for the scanner' } },
  ],
});
