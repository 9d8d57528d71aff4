import { TooLarge } from '@portal/service-kit/errors';
import { message } from '../messages';
import type { Stores } from '../stores';

const megabyte = 1_000_000;

/**
 * Refuses files when an application is full.
 * @throws TooLarge when its documents together exceed `megabytes`
 */
export async function refuseWhenFull(
  { documents }: Stores,
  applicationId: number,
  { megabytes, field }: { megabytes: number; field: string },
): Promise<void> {
  const sizes = (await documents.of(applicationId)).map(({ size }) => size);
  const together = sizes.reduce((sum, size) => sum + size, 0);
  if (together <= megabytes * megabyte) return;
  const sentence = message('documentsFull', { megabytes });
  throw new TooLarge(sentence, { fields: { [field]: [sentence] } });
}
