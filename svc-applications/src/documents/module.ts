import type { AnyCall } from '@portal/service-kit/http';
import type { Knex } from 'knex';
import { defineModule, holdsPersons, type Service, type StoreParts, storesFiles } from '../platform';
import type { FileChecks } from './check/checks';
import type { Sender } from './chunked-uploads/chunked-upload';
import { startRemovingStale } from './chunked-uploads/removal';
import { chunkedUploadCalls } from './chunked-uploads/routes';
import { type ChunkedUploadStore, chunkedUploadStores } from './chunked-uploads/store';
import type { AskableScanner, Scanner } from './scanning/clamav';
import { storageCalls } from './storage-routes';
import { type DocumentStore, documentStore } from './store';
import { documentsTables } from './tables';

interface DocumentsStores {
  documents: DocumentStore;
  arriving: Record<Sender['kind'], ChunkedUploadStore>;
}

declare module '../platform/stores' {
  interface Stores extends DocumentsStores {}
}

declare module '../platform/service' {
  interface Service {
    /** Checks files before they are stored. */
    checks: FileChecks;
    /** The virus scanner for uploads, if one is configured. */
    scanner?: Scanner | undefined;
    /** The same scanner for files that are stored already, with a longer timeout. */
    patientScanner?: AskableScanner | undefined;
  }
}

const stores = (knex: Knex, { tables }: StoreParts): DocumentsStores => ({
  documents: documentStore(knex, tables.filter(holdsPersons).filter(storesFiles)),
  arriving: chunkedUploadStores(knex),
});

const calls = (service: Service): AnyCall[] => [...storageCalls(service), ...chunkedUploadCalls(service)];

export const documentsModule = defineModule({
  name: 'documents',
  tables: documentsTables,
  permissions: ['readDocuments'],
  stores,
  calls,
  jobs: [{ start: startRemovingStale, actsFor: { portal: 'pieces that nobody goes on with' } }],
});
