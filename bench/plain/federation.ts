import type { PageLifecycles } from '@portal/contract-shell-v1';

/** Replaces the shell's federation file: the remotes are compiled in, as lazy chunks of one build. */
const pageLoaders: Record<string, () => Promise<PageLifecycles>> = {
  'mfe-intern-wizard': () => import('../../mfe-intern-wizard/src/page'),
  'mfe-visitor-wizard': () => import('../../mfe-visitor-wizard/src/page'),
  'mfe-user-dashboard': () => import('../../mfe-user-dashboard/src/page'),
};

export async function loadFederated(name: string): Promise<PageLifecycles> {
  const page = pageLoaders[name];
  if (!page) throw new Error(`${name} is not part of the plain bundle`);
  return page();
}
