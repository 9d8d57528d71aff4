/** One live line a stage on a terminal; plain lines where there is none, as in CI. */
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

export const duration = (ms) =>
  ms < 90_000 ? seconds(ms) : `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`;

export function startProgress(title, out = process.stdout) {
  const started = Date.now();
  let said = '';
  const line = () => `${title.padEnd(12)} ${duration(Date.now() - started).padStart(10)}  ${said}`;
  const draw = () => out.write(`\r\x1b[2K${line().slice(0, (out.columns ?? 80) - 1)}`);
  const beat = out.isTTY ? setInterval(draw, 200) : setInterval(() => out.write(`${line()}\n`), 30_000);
  if (out.isTTY) draw();
  else out.write(`${title} ...\n`);
  return {
    say: (text) => {
      said = text;
    },
    /** Ends the line with what came of it; returns the milliseconds that it took. */
    end: (text) => {
      clearInterval(beat);
      said = text;
      out.write(`${out.isTTY ? '\r\x1b[2K' : ''}${line()}\n`);
      return Date.now() - started;
    },
  };
}
