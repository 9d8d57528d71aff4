import { type ApplicationType, programmes } from '@portal/contract-svc-applications-v1';

const tones = ['accent', 'signal', 'info', 'success', 'warning'] as const;

/** The tone of a programme in all charts, by its place in the list of programmes. */
export const toneOf = (type: ApplicationType): string =>
  tones[programmes.findIndex(({ key }) => key === type) % tones.length] ?? tones[0];
