import { numberInWords } from '@portal/ui/language';
import type { ModuleRemote } from '../../api/modules';
import { clockTime, dayIn } from '../../frame/common/dates';
import { useStaff } from '../../frame/common/staff-context';
import * as t from '../../messages/modules';
import { FigureBox } from '../../reports/figure-box';
import { type Measure, type Series, seriesOf } from './series-of';

const measures: [Measure, (given: { title: string }) => string][] = [
  ['opened', t.openingsBy],
  ['failed', t.failuresBy],
  ['loadMs', t.loadBy],
];
const tones = ['accent', 'info', 'warning'];

/** Statistics of a remote's versions in the last two weeks: a chart for each measure, also as a table. */
export default function VersionFigures({ remote: { title, versions } }: { remote: ModuleRemote }) {
  const { locale } = useStaff().shell;
  const series = seriesOf(versions);
  if (series.spans.length === 0) return <p className="p-muted">{t.figuresNone()}</p>;
  const nameOf = (span: string) =>
    series.byHour ? clockTime(`${span}:00:00.000Z`, locale) : dayIn(`${span}T12:00:00.000Z`, locale);
  return (
    <div className="p-stack">
      {measures.map(([measure, heading]) => (
        <FigureBox
          key={measure}
          title={heading({ title })}
          columns={[t.columnTime(), ...series.versions.map(({ version }) => version)]}
          rows={series.spans.map((span, at) => [
            nameOf(span),
            ...series.versions.map(({ figures }) => figures[measure][at] ?? 0),
          ])}
        >
          <Columns series={series} measure={measure} nameOf={nameOf} language={locale.language} />
        </FigureBox>
      ))}
    </div>
  );
}

interface ColumnsProps {
  series: Series;
  measure: Measure;
  nameOf: (span: string) => string;
  language: string;
}

/** A group of columns for each span, one for each version. */
function Columns({ series: { spans, versions }, measure, nameOf, language }: ColumnsProps) {
  const most = Math.max(1, ...versions.flatMap(({ figures }) => figures[measure]));
  const groups = Math.max(spans.length, 6);
  const width = 0.8 / versions.length;
  return (
    <div className="p-months">
      <div className="p-row p-small mb-2">
        {versions.map(({ version }, at) => (
          <span key={version} className={`p-key p-tone-${tones[at]}`}>
            {version}
          </span>
        ))}
        <span className="p-muted">{t.upTo({ most: numberInWords(most, {}, language) })}</span>
      </div>
      <svg viewBox={`0 0 ${groups} ${most}`} preserveAspectRatio="none" aria-hidden="true">
        {versions.map(({ version, figures }, at) => (
          <g key={version} className={`p-tone-${tones[at]}`}>
            {figures[measure].map((figure, span) => (
              <rect
                key={spans[span]}
                className={`p-tone-${tones[at]}`}
                x={span + 0.1 + at * width}
                y={most - figure}
                width={width * 0.92}
                height={figure}
              />
            ))}
          </g>
        ))}
      </svg>
      <p className="p-small p-muted mb-0">
        {nameOf(spans[0] ?? '')}
        {spans.length > 1 ? ` – ${nameOf(spans.at(-1) ?? '')}` : null}
      </p>
    </div>
  );
}
