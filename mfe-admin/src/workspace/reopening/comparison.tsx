import { DocumentLink } from '@portal/application-ui/reading';
import type { StoredUpload } from '@portal/application-ui/review';
import { Dialog, Notice, Skeleton } from '@portal/ui';
import { compare } from '../../api/reopening';
import { FailedNotice } from '../../frame/common/failed-notice';
import { useStaff } from '../../frame/common/staff-context';
import { useLoad } from '../../frame/common/use-load';
import * as t from '../../messages/reopening';
import { type ComparedAnswer, type ComparedFile, type ComparedPart, compared } from './compared';
import { type Piece, wordDifference } from './word-diff';

interface ComparisonProps {
  id: number;
  number: number;
  close: () => void;
}

/** The reopened parts of an application before and after, side by side. */
export default function Comparison({ id, number, close }: ComparisonProps) {
  const { api } = useStaff();
  const [{ state, data, message }, reload] = useLoad({
    key: `${id} ${number}`,
    load: () => compare(api, id, number),
  });
  return (
    <Dialog open size="xl" title={t.beforeAndAfter()} onClose={close}>
      {state === 'failed' ? (
        <FailedNotice title={t.comparisonNotLoaded()} message={message} retry={reload} />
      ) : null}
      {data === null && state === 'loading' ? <Skeleton lines={6} label={t.comparisonLoading()} /> : null}
      {data && !data.after ? (
        <Notice>
          <p>{t.nothingChanged()}</p>
        </Notice>
      ) : null}
      {data?.after
        ? compared(data.reopening.sections, data.before, data.after).map((part) => (
            <Part key={part.key} part={part} />
          ))
        : null}
    </Dialog>
  );
}

function Part({ part: { label, answers, files } }: { part: ComparedPart }) {
  if (answers.length + files.length === 0) {
    return (
      <section className="mb-4">
        <h3>{label}</h3>
        <p className="p-muted">{t.nothingStands()}</p>
      </section>
    );
  }
  return (
    <section className="mb-4">
      <h3>{label}</h3>
      <table className="table p-compare">
        <thead>
          <tr>
            <th scope="col">{t.reopeningQuestion()}</th>
            <th scope="col">{t.reopeningBefore()}</th>
            <th scope="col">{t.reopeningAfter()}</th>
          </tr>
        </thead>
        <tbody>
          {answers.map((answer) => (
            <AnswerRow key={answer.term} answer={answer} />
          ))}
          {files.map((file) => (
            <FileRow key={file.term} file={file} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function AnswerRow({ answer: { term, before, after } }: { answer: ComparedAnswer }) {
  const sides = wordDifference(before ?? '', after ?? '');
  return (
    <tr>
      <th scope="row">{term}</th>
      <td data-label={t.reopeningBefore()}>
        {sides.before.length > 0 ? <Pieces pieces={sides.before} as="del" /> : <Nothing />}
      </td>
      <td data-label={t.reopeningAfter()}>
        {sides.after.length > 0 ? <Pieces pieces={sides.after} as="ins" /> : <Nothing />}
      </td>
    </tr>
  );
}

const Nothing = () => <span className="p-muted">{t.notProvided()}</span>;

function Pieces({ pieces, as: Changed }: { pieces: readonly Piece[]; as: 'del' | 'ins' }) {
  const before = Changed === 'del' ? t.removedPiece() : t.addedPiece();
  return (
    <span>
      {pieces.map(({ text, changed }, index) =>
        changed ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no names
          <Changed key={index}>
            <span className="visually-hidden">{before} </span>
            {text}
          </Changed>
        ) : (
          text
        ),
      )}
    </span>
  );
}

function FileRow({ file: { term, before, after } }: { file: ComparedFile }) {
  const isSame = before?.file_path === after?.file_path;
  return (
    <tr>
      <th scope="row">{term}</th>
      <td data-label={t.reopeningBefore()}>
        <FileSide file={before} />
      </td>
      <td data-label={t.reopeningAfter()}>
        {isSame && after ? <span className="p-muted">{t.theSameFile()}</span> : <FileSide file={after} />}
      </td>
    </tr>
  );
}

const FileSide = ({ file }: { file: StoredUpload | undefined }) =>
  file ? <DocumentLink upload={file} /> : <Nothing />;
