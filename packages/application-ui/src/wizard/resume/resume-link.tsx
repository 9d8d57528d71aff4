import { useContext, useSyncExternalStore } from 'react';
import { OpenResume, useApp } from '../app-context';

/** The link to an earlier application, for a person who is not signed in. */
export function ResumeLink() {
  const { draft } = useApp();
  const openResume = useContext(OpenResume);
  const { signedIn } = useSyncExternalStore(draft.subscribe, draft.state);
  if (signedIn) return null;
  return (
    <p>
      Started before?{' '}
      <button type="button" className="p-link" onClick={openResume}>
        Continue your application
      </button>
    </p>
  );
}
