/**
 * Shows the progress of stages: one live line per stage on a terminal, plain lines elsewhere, as in CI. A failure is
 * printed when it happens.
 */
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
const plainEveryMs = 30_000;
const redrawMs = 200;

export const duration = (ms) =>
  ms < 90_000 ? seconds(ms) : `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`;

export const failureText = (stage, { title, detail }) =>
  `✗ ${stage}: ${title}\n${detail.trimEnd().replace(/^/gm, '    ')}`;

/** The live lines of running stages, which share one line of the terminal. */
const live = new Set();
let redrawing;

function draw(out) {
  const width = Math.floor((out.columns ?? 80) / live.size) - 1;
  const parts = [...live].map((line) =>
    line()
      .slice(0, width)
      .padEnd(live.size > 1 ? width : 0),
  );
  out.write(`\r\x1b[2K${parts.join(' ')}`);
}

/** Shows a line until the returned function is called. */
function show(line, out) {
  live.add(line);
  draw(out);
  redrawing ??= setInterval(draw, redrawMs, out);
  return () => {
    live.delete(line);
    if (live.size > 0) return;
    clearInterval(redrawing);
    redrawing = undefined;
  };
}

/** Prints a line now and then. */
function repeat(line, out) {
  const beat = setInterval(() => out.write(`${line()}\n`), plainEveryMs);
  return () => clearInterval(beat);
}

export function startProgress(title, out = process.stdout) {
  const started = Date.now();
  const reported = new Set();
  let note = '';
  let done = 0;
  let all = 0;
  const part = () => (all > 0 ? `${done} of ${all}  ` : '');
  const line = () => `${title.padEnd(12)} ${duration(Date.now() - started).padStart(10)}  ${part()}${note}`;
  const clear = () => out.isTTY && out.write('\r\x1b[2K');
  if (!out.isTTY) out.write(`${title} ...\n`);
  const hide = out.isTTY ? show(line, out) : repeat(line, out);
  return {
    /** Sets the note on what is running. */
    show: (text) => {
      note = text;
    },
    /** Adds to the expected number of parts; each `step` is a finished part. */
    expect: (parts) => {
      all += parts;
    },
    step: () => {
      done += 1;
    },
    /** Reports a failure, but only the first time it is given. */
    fail: (failure) => {
      if (reported.has(failure.title)) return;
      reported.add(failure.title);
      clear();
      out.write(`${failureText(title, failure)}\n`);
    },
    /** Ends the line with the outcome; returns the milliseconds since the start. */
    end: (text) => {
      hide();
      clear();
      note = text;
      all = 0;
      out.write(`${line()}\n`);
      return Date.now() - started;
    },
  };
}
