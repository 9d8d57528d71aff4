import { useEffect, useState } from 'react';

const COOKIE = 'sidebar_state';
const SEVEN_DAYS_S = 604_800;

/** Whether the list is open. Ctrl or Cmd with B toggles it, and a cookie keeps the state for seven days. */
export function useSidebar(): [boolean, () => void] {
  const [open, setOpen] = useState(readCookie);

  useEffect(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
    document.cookie = `${COOKIE}=${open}; Path=/; Max-Age=${SEVEN_DAYS_S}; SameSite=Lax`;
  }, [open]);

  useEffect(() => {
    const turn = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpen((before) => !before);
    };
    document.addEventListener('keydown', turn);
    return () => document.removeEventListener('keydown', turn);
  }, []);

  return [open, () => setOpen(!open)];
}

function readCookie(): boolean {
  return !document.cookie.split('; ').includes(`${COOKIE}=false`);
}
