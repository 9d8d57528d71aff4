import type { WizardOptions, WizardState } from './wizard-types';

/** Waits for what a stored form is read with. Without it the form stays unread where it is, and the page reports it. */
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
