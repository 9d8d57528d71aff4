export interface StepPlace {
  /** The step's name; null in an address without a step. */
  step: string | null;
  /** The step to return to with Next. */
  back: string | null;
}

/** The step in the address (?step=education), so that back, reload and links work. */
export interface StepUrl {
  read(): StepPlace;
  write(place: { step: string; back?: string | null }, options?: { replace?: boolean }): void;
  /** The address of a step, for links. */
  href(step: string, back?: string | null): string;
  subscribe(listener: () => void): () => void;
}

export function createStepUrl(): StepUrl {
  const href = (step: string, back?: string | null) => {
    const query = new URLSearchParams(window.location.search);
    query.set('step', step);
    if (back) query.set('back', back);
    else query.delete('back');
    return `${window.location.pathname}?${query}`;
  };
  return {
    read() {
      const query = new URLSearchParams(window.location.search);
      return { step: query.get('step'), back: query.get('back') };
    },
    write({ step, back }, { replace = false } = {}) {
      const target = href(step, back);
      if (target === `${window.location.pathname}${window.location.search}`) return;
      if (replace) window.history.replaceState(window.history.state, '', target);
      else window.history.pushState(null, '', target);
    },
    href,
    subscribe(listener) {
      window.addEventListener('popstate', listener);
      return () => window.removeEventListener('popstate', listener);
    },
  };
}
