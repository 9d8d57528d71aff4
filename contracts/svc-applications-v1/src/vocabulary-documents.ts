/** Which documents can be stored with an application of each programme from the dashboards. */
import {
  type ApplicationType,
  documentTypes,
  identityUpload,
  valuesOf,
  visitDocumentTypes,
} from './vocabulary';

export const uploadTypes: Record<ApplicationType, readonly string[]> = {
  intern: [...valuesOf(documentTypes), identityUpload, 'letter', 'academic_reference', 'community_reference'],
  visitor: [...valuesOf(visitDocumentTypes), identityUpload],
};

export const uploadMessages = {
  otherType: 'This type of document does not belong to this application.',
} as const;
