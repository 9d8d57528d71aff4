import type { WizardForm } from '../form';
import type { Programme, UnsentFiles } from './app';
import type { WizardApi } from './calls';
import type { Whole, WholeOptions } from './whole';

type LaterOptions<F extends WizardForm, A extends WizardApi<F>> = Omit<
  WholeOptions<F, A>,
  'name' | 'programme'
> & { programme: Pick<Programme<F, A>, 'name' | 'whole'> };

interface WholeLater<F extends WizardForm, A extends WizardApi<F>> {
  files: UnsentFiles;
  /** Every answer of the form exists once it has resolved. The next call tries again after one that failed. */
  bring(): Promise<Whole<F, A>>;
  /** @throws Error before it was brought: a screen was opened too early */
  here(): Whole<F, A>;
}

/**
 * The first screen is shown before the questions, calls and files of the others are here. They are brought before
 * another screen opens, or anything that was stored is read.
 */
export function createWholeLater<F extends WizardForm, A extends WizardApi<F>>({
  programme,
  form,
  ...options
}: LaterOptions<F, A>): WholeLater<F, A> {
  const listeners = new Set<() => void>();
  let whole: Whole<F, A> | undefined;
  let bringing: Promise<Whole<F, A>> | undefined;

  async function fetched(): Promise<Whole<F, A>> {
    const [own, { createWhole }] = await Promise.all([programme.whole(), import('./whole')]);
    whole = createWhole({ ...options, form, name: programme.name, programme: own });
    whole.uploads.subscribe(() => {
      for (const listener of listeners) listener();
    });
    // What was typed meanwhile stays.
    form.load(own.read(form.values()));
    return whole;
  }

  const files: UnsentFiles = {
    any: () => (whole?.uploads.unsent().length ?? 0) > 0,
    wait: () => whole?.uploads.unsent().some(whole.uploads.waits) ?? false,
    clear: () => whole?.uploads.clear(),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };

  return {
    files,
    bring() {
      bringing ??= fetched();
      bringing.catch(() => {
        bringing = undefined;
      });
      return bringing;
    },
    here() {
      if (!whole) throw new Error('Only the first screen is here');
      return whole;
    },
  };
}
