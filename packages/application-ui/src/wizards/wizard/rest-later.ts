import type { WizardForm } from '../../base/form';
import type { Programme, UnsentFiles } from './app';
import type { WizardApi } from './calls';
import type { Rest, RestOptions } from './rest';

type LaterOptions<F extends WizardForm, A extends WizardApi<F>> = Omit<
  RestOptions<F, A>,
  'name' | 'programme'
> & { programme: Pick<Programme<F, A>, 'name' | 'whole'> };

interface RestLater<F extends WizardForm, A extends WizardApi<F>> {
  files: UnsentFiles;
  /** Loads the rest; afterwards every answer of the form exists. After a failure the next call tries again. */
  bring(): Promise<Rest<F, A>>;
  /** @throws Error when the rest has not been loaded: a screen was opened too early */
  here(): Rest<F, A>;
}

/**
 * Loads the questions, calls and files of all screens but the first. The first screen is shown without them; they load
 * before another screen opens, or before a stored form is read.
 */
export function createRestLater<F extends WizardForm, A extends WizardApi<F>>({
  programme,
  form,
  ...options
}: LaterOptions<F, A>): RestLater<F, A> {
  const listeners = new Set<() => void>();
  let whole: Rest<F, A> | undefined;
  let bringing: Promise<Rest<F, A>> | undefined;

  async function fetched(): Promise<Rest<F, A>> {
    const [own, { createRest }] = await Promise.all([programme.whole(), import('./rest')]);
    whole = createRest({ ...options, form, name: programme.name, programme: own });
    whole.uploads.subscribe(() => {
      for (const listener of listeners) listener();
    });
    // Answers typed while loading stay.
    form.load(own.read(form.values()));
    return whole;
  }

  const files: UnsentFiles = {
    any: () => (whole?.uploads.unsent().length ?? 0) > 0,
    atStake: () => whole?.uploads.atStake() ?? false,
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
