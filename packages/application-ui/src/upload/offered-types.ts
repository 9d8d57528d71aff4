import {
  type ApplicationType,
  type Choice,
  documentTypes,
  identityUpload,
  visitDocumentTypes,
} from '@portal/contract-svc-applications-v1';

const identity: Choice = { value: identityUpload, label: 'National ID or passport' };

/** The kinds of documents that an application of a programme can hold. */
export const offeredTypes = (type: ApplicationType): readonly Choice[] => {
  const kinds: readonly Choice[] = type === 'visitor' ? visitDocumentTypes : documentTypes;
  return [...kinds.filter(({ value }) => value !== 'other'), identity, ...kinds.slice(-1)];
};
