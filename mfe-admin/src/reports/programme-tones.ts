import { type ApplicationType, programmes } from '@portal/contract-svc-applications-v1';

const tones = ['accent', 'signal', 'info', 'success', 'warning'] as const;

/** Returns a programme's colour in all charts, by its position in the list of programmes. */
export const toneOf = (type: ApplicationType): string =>
  tones[programmes.findIndex(({ key }) => key === type) % tones.length] ?? tones[0];
