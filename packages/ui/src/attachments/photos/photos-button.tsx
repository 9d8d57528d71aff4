import { lazy, Suspense, useState } from 'react';
import { Button } from '../../components/button';
import * as t from '../../messages/photosOffer';

const PhotosDialog = lazy(() => import('./photos-dialog'));

export interface PhotosButtonProps {
  /** The name of the photographed document: 'Transcript'. */
  name: string;
  onPdf: (pdf: File) => void;
}

/** A button that makes the PDF from photos; its code is loaded when it is pressed. */
export function PhotosButton({ name, onPdf }: PhotosButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" small onClick={() => setOpen(true)}>
        {t.photosOfPaper()}
        {name ? <span className="visually-hidden">: {name}</span> : null}
      </Button>
      {open ? (
        <Suspense>
          <PhotosDialog
            name={name}
            onClose={() => setOpen(false)}
            onPdf={(pdf) => {
              setOpen(false);
              onPdf(pdf);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
