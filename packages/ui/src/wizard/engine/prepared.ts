import type { WizardOptions, WizardState } from './wizard-types';

/**
 * Waits for the code that reads a stored form. When it fails to load, the stored form stays untouched and the page
 * reports the failure.
 */
export async function isPrepared(
  preparing: Promise<unknown>,
  { notify, messages }: Pick<WizardOptions<object>, 'notify' | 'messages'>,
  change: (part: Partial<WizardState>) => void,
): Promise<boolean> {
  change({ phase: 'restoring' });
  try {
    await preparing;
    return true;
  } catch {
    notify.error(messages.restoreFailed);
    change({ phase: 'failed' });
    return false;
  }
}
