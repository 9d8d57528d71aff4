import { type ApplicationType, referenceOf } from '@portal/contract-svc-applications-v1';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ApplicationPage } from '../../api/applications';
import { HIGHLIGHT_MS } from '../../frame/common/use-changed';

/** The id of the row named in the address: marked and scrolled to, for five seconds. */
export function useHighlight(type: ApplicationType, page: ApplicationPage | null): number | null {
  const [params, setParams] = useSearchParams();
  const [marked, setMarked] = useState<number | null>(null);
  const wanted = Number(params.get('highlight'));

  useEffect(() => {
    if (!wanted || page === null) return;
    const found = page.applications.some((row) => row.id === wanted);
    if (found) {
      setMarked(wanted);
      setParams(without(params, 'highlight'), { replace: true });
    } else if (!params.has('search')) {
      // The row is on another page: a search for its reference finds it.
      setParams({ search: referenceOf(type, wanted), highlight: String(wanted) }, { replace: true });
    } else {
      setParams(without(params, 'highlight'), { replace: true });
    }
  }, [type, wanted, page, params, setParams]);

  useEffect(() => {
    if (marked === null) return;
    document.getElementById(`application-${marked}`)?.scrollIntoView?.({ block: 'center' });
    const timer = setTimeout(() => setMarked(null), HIGHLIGHT_MS);
    return () => clearTimeout(timer);
  }, [marked]);

  return marked;
}

function without(params: URLSearchParams, name: string): URLSearchParams {
  const rest = new URLSearchParams(params);
  rest.delete(name);
  return rest;
}
