import type { WizardOptions, WizardState } from './wizard-types';

/** Waits for what a stored form is read with. Without it the form stays where it is, unread, and the page says so. */
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
