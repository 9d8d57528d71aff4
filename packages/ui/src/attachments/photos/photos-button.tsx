import { lazy, Suspense, useState } from 'react';
import { Button } from '../../components/button';
import * as t from '../../messages/photosOffer';

const PhotosDialog = lazy(() => import('./photos-dialog'));

export interface PhotosButtonProps {
  /** What is photographed: 'Transcript'. */
  name: string;
  onPdf: (pdf: File) => void;
}

/** Offers to make the PDF from photos; the code for it is fetched when the button is pressed. */
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
