import { useEffect, useState } from 'react';

/**
 * The secret of a mailed link, `/#reset=SECRET` or, in older mails, `/?reset=SECRET`; null where there is none. It is
 * taken out of the address at once: an address is shown, kept in the history and sent to servers. The entry of the
 * history keeps it, so that a reload finds it again; the next `navigate` with `replace` forgets it.
 */
function linkSecret(name: string): string | null {
  const secretIn = (text: string) => new URLSearchParams(text).get(name);
  const secret = secretIn(location.hash.slice(1)) || secretIn(location.search);
  if (!secret) return history.state?.[name] ?? null;
  // single-spa has replaced `replaceState` on the object; the original is used, since the page stays the same.
  History.prototype.replaceState.call(history, { ...history.state, [name]: secret }, '', location.pathname);
  return secret;
}

/** The secret of the mailed link that opened the page, or that was opened while the page was shown. */
export function useLinkSecret(name: string): string | null {
  const [secret, setSecret] = useState(() => linkSecret(name));
  useEffect(() => {
    const check = () => setSecret(linkSecret(name));
    addEventListener('hashchange', check);
    return () => removeEventListener('hashchange', check);
  }, [name]);
  return secret;
}
