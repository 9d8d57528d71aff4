import { Button } from '@portal/ui';
import { useState } from 'react';
import * as t from '../../../messages/discarding';
import { DiscardDialog } from './discard-dialog';

/** Offers to discard a draft that was started by accident. */
export default function Discard() {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <p className="p-small p-muted mb-2">{t.begunByAccident()}</p>
      <Button variant="outline" small onClick={() => setAsking(true)}>
        {t.discardThis()}
      </Button>
      {asking ? <DiscardDialog onClose={() => setAsking(false)} /> : null}
    </>
  );
}
