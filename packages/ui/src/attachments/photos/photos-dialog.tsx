import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog';
import { Notice } from '../../components/notice';
import * as t from '../../messages/photos';
import { CropView } from './crop-view';
import { PageRow } from './page-row';
import { type Crop, moved, type Page, pagesMost, turned } from './pages';
import { NotAPhoto, pdfOf, readPhoto } from './photo';
import { PhotoInputs } from './photo-inputs';

export interface PhotosDialogProps {
  /** The name of the file, without its extension. */
  name: string;
  onPdf: (pdf: File) => void;
  onClose: () => void;
}

type Busy = 'reading' | 'making' | null;

/** Replaces slashes in the file's name, which would be read as folders. */
const fileName = (name: string) => `${name.replace(/\s*[/\\]\s*/g, t.orBetween()) || t.photosTitle()}.pdf`;

/** Translated when it is rendered: the language may change meanwhile. */
type Problem = () => string;

const problemOf =
  (error: unknown, { name }: File): Problem =>
  () =>
    error instanceof NotAPhoto && error.isHeic ? t.heic({ name }) : t.unreadable({ name });

/** Makes one PDF from photos of a document, in the browser. */
export default function PhotosDialog({ name, onPdf, onClose }: PhotosDialogProps) {
  const [pages, setPages] = useState<readonly Page[]>([]);
  const [cropping, setCropping] = useState<number | null>(null);
  const [busy, setBusy] = useState<Busy>(null);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [news, setNews] = useState('');
  const [croppedLast, setCroppedLast] = useState<number | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const acted = useRef(false);
  // A button that moved or disappeared has lost the focus.
  useEffect(() => {
    if (acted.current && !list.current?.contains(document.activeElement)) list.current?.focus();
    acted.current = false;
  });

  async function add(files: readonly File[]) {
    setBusy('reading');
    const room = pagesMost - pages.length;
    const added: Page[] = [];
    const found: Problem[] = files.length > room ? [() => t.tooManyPages({ most: pagesMost })] : [];
    // Photos are opened one by one, since each takes much memory meanwhile.
    for (const file of files.slice(0, room)) {
      await readPhoto(file).then(
        (page) => added.push(page),
        (error: unknown) => found.push(problemOf(error, file)),
      );
    }
    setPages((now) => [...now, ...added]);
    setProblems(found);
    if (added.length > 0) setNews(t.pagesAdded({ count: added.length }));
    setBusy(null);
  }

  async function use() {
    setBusy('making');
    setProblems([]);
    try {
      const pdf = await pdfOf(pages);
      if (pdf) return onPdf(new File([pdf], fileName(name), { type: 'application/pdf' }));
      setProblems([t.tooLargePages]);
    } catch {
      setProblems([t.pdfFailed]);
    }
    setBusy(null);
  }

  const change = (index: number, page: Page) =>
    setPages((now) => now.map((one, at) => (at === index ? page : one)));
  const actsOn = (page: Page, index: number) => ({
    turn() {
      change(index, turned(page));
      setNews(t.pageTurned({ number: index + 1 }));
    },
    crop: () => setCropping(index),
    move(by: -1 | 1) {
      acted.current = true;
      setPages((now) => moved(now, index, by));
      setNews(t.pageMoved({ number: index + 1 + by }));
    },
    remove() {
      acted.current = true;
      setPages((now) => now.filter(({ id }) => id !== page.id));
      setNews(t.pageRemoved({ number: index + 1 }));
    },
  });
  const cropped = cropping === null ? undefined : pages[cropping];

  function endCrop(page: Page, index: number, crop: Crop) {
    change(index, { ...page, crop });
    setCropping(null);
    setCroppedLast(page.id);
  }

  return (
    <Dialog
      open
      title={t.photosTitle()}
      // Once there are pages, only the button closes the dialog: a press outside must not lose them.
      onClose={busy || pages.length > 0 ? undefined : onClose}
      footer={
        cropped ? undefined : (
          <>
            <Button variant="outline" onClick={onClose} disabled={busy === 'making'}>
              {t.cancelPhotos()}
            </Button>
            {pages.length > 0 ? (
              <Button onClick={() => void use()} busy={busy === 'making'}>
                {busy === 'making' ? t.makingPdf() : t.thesePages()}
              </Button>
            ) : null}
          </>
        )
      }
    >
      <p role="status" className="visually-hidden">
        {busy === 'reading' ? t.openingPhotos() : news}
      </p>
      <div role="alert">
        {problems.length > 0 ? (
          <Notice tone="danger">
            {problems
              .map((problem) => problem())
              .map((problem) => (
                <p key={problem}>{problem}</p>
              ))}
          </Notice>
        ) : null}
      </div>
      {cropped && cropping !== null ? (
        <CropView page={cropped} number={cropping + 1} onDone={(crop) => endCrop(cropped, cropping, crop)} />
      ) : (
        <>
          {pages.length === 0 ? <p>{t.photosLead()}</p> : null}
          <PhotoInputs
            more={pages.length > 0}
            disabled={busy !== null}
            onFiles={(files) => void add(files)}
          />
          {busy === 'reading' ? <p aria-hidden="true">{t.openingPhotos()}</p> : null}
          {pages.length > 0 ? (
            <ol
              ref={list}
              tabIndex={-1}
              aria-label={t.pages()}
              className="mt-3 mb-0"
              style={{ listStyle: 'none', padding: 0 }}
            >
              {pages.map((page, index) => (
                <PageRow
                  key={page.id}
                  page={page}
                  index={index}
                  count={pages.length}
                  disabled={busy !== null}
                  comesFromCrop={page.id === croppedLast}
                  acts={actsOn(page, index)}
                />
              ))}
            </ol>
          ) : null}
        </>
      )}
    </Dialog>
  );
}
