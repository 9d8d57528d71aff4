import { rich } from '@portal/ui/language';
import { useContext, useSyncExternalStore } from 'react';
import * as t from '../../../messages/wizard';
import { OpenResume, useApp } from '../app-context';

/** The link to an earlier application, for a person who is not signed in. */
export function ResumeLink() {
  const { draft } = useApp();
  const openResume = useContext(OpenResume);
  const { signedIn } = useSyncExternalStore(draft.subscribe, draft.state);
  if (signedIn) return null;
  const link = (words: string) => (
    <button type="button" className="p-link" onClick={() => openResume()}>
      {words}
    </button>
  );
  return <p>{rich(t.startedBefore({ link }))}</p>;
}
