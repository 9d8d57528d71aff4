import { Button } from '@portal/ui';
import { useState } from 'react';
import { DiscardDialog } from './discard-dialog';

/** Offers to discard what was begun by accident. */
export default function Discard() {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <p className="p-small p-muted mb-2">Begun by accident?</p>
      <Button variant="outline" small onClick={() => setAsking(true)}>
        Discard this application
      </Button>
      {asking ? <DiscardDialog onClose={() => setAsking(false)} /> : null}
    </>
  );
}
