import { CloseIcon, Icon, Notice, Skeleton } from '@portal/ui';
import { StoredFileLink } from '@portal/ui/files';
import { translated } from '@portal/ui/language';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import * as t from '../../../messages/desk';
import './document.scss';
import { useKeys } from '../keys';
import type { ShownFile } from './shown-file';
import { Toolbar } from './toolbar';
import { type OpenedFile, useFile } from './use-file';
import { zoomed } from './zoom';

const PdfPages = lazy(() => import('./pdf-pages'));

export interface DocumentViewProps {
  shown: ShownFile;
  turn: (page: number) => void;
  close: () => void;
  /** Whether a dialog around it, as on a phone, already shows the name and the close button. */
  framed?: boolean;
  /** Whether it also covers the text. */
  large?: boolean;
  /** Switches between the panel and the whole width; absent in a dialog. */
  enlarge?: (() => void) | undefined;
}

/** A document of an application: its pages or picture, and buttons to download or open it elsewhere. */
export default function DocumentView(props: DocumentViewProps) {
  const { shown, turn, close, framed = false, large = false, enlarge } = props;
  const { href, name, page } = shown;
  const opened = useFile(href);
  const [pages, setPages] = useState(1);
  const [zoom, setZoom] = useState(1);
  const [failure, setFailure] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (!framed) heading.current?.focus({ preventScroll: true });
  }, [framed]);

  const scale = (direction: 1 | -1) => setZoom((before) => zoomed(before, direction));
  const to = (number: number) => {
    if (number >= 1 && number <= pages) turn(number);
  };
  useKeys({
    turnPage: () => to(page + 1),
    turnPageBack: () => to(page - 1),
    larger: () => scale(1),
    smaller: () => scale(-1),
    closeDocument: framed ? undefined : close,
  });
  return (
    <section className="p-document" aria-label={t.documentNamed({ name })}>
      {framed ? null : (
        <div className="p-document-head">
          <h2 ref={heading} tabIndex={-1} className="p-card-title">
            {name}
          </h2>
          <span className="p-document-group">
            {enlarge ? <LargeButton large={large} press={enlarge} /> : null}
            <button
              type="button"
              className="p-icon-button"
              onClick={close}
              aria-label={t.closeDocument()}
              aria-keyshortcuts="Escape"
            >
              <CloseIcon />
            </button>
          </span>
        </div>
      )}
      <Toolbar file={shown} opened={opened} pages={pages} to={to} zoom={zoom} scale={scale} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a page wider or higher than the panel is scrolled by keys */}
      <section className="p-document-body" aria-label={t.documentPages()} tabIndex={0}>
        {failure ? <CannotShow sentence={failure} file={shown} /> : null}
        {failure ? null : (
          <Content file={shown} opened={opened} zoom={zoom} counted={setPages} failed={setFailure} />
        )}
      </section>
    </section>
  );
}

const LargeButton = ({ large, press }: { large: boolean; press: () => void }) => (
  <button
    type="button"
    className="p-icon-button"
    aria-pressed={large}
    aria-label={t.largeDocument()}
    aria-keyshortcuts="f"
    title={t.keyIs({ key: 'f' })}
    onClick={press}
  >
    <Icon>
      <path d={large ? 'M8 3v5H3M12 3v5h5M8 17v-5H3M12 17v-5h5' : 'M3 8V3h5M17 8V3h-5M3 12v5h5M17 12v5h-5'} />
    </Icon>
  </button>
);

interface ContentProps {
  file: ShownFile;
  opened: OpenedFile;
  zoom: number;
  counted: (pages: number) => void;
  failed: (sentence: string) => void;
}

function Content({ file, opened, zoom, counted, failed }: ContentProps) {
  if (opened.state === 'loading') return <Skeleton lines={8} label={t.documentOpening()} />;
  if (opened.state === 'refused') return <CannotShow sentence={opened.sentence} file={file} />;
  const { type } = opened.file;
  if (type.startsWith('application/pdf')) {
    return (
      <Suspense fallback={<Skeleton lines={8} label={t.documentOpening()} />}>
        <PdfPages file={opened.file} page={file.page} zoom={zoom} counted={counted} failed={failed} />
      </Suspense>
    );
  }
  if (type === 'image/png' || type === 'image/jpeg') {
    return (
      <img
        className="p-picture"
        src={opened.address}
        alt={file.name}
        style={{ width: `${zoom * 100}%` }}
        onError={() => failed(t.pictureUnfit())}
      />
    );
  }
  return <CannotShow sentence={t.kindUnfit()} file={file} />;
}

function CannotShow({ sentence, file }: { sentence: string; file: ShownFile }) {
  return (
    <Notice tone="warning" role="alert">
      <p>{translated(sentence)}</p>
      <p>
        {t.ownTab()} <StoredFileLink href={file.href}>{file.name}</StoredFileLink>
      </p>
    </Notice>
  );
}
