/** Loaded into each process of the portal: ends it when its parent is gone, however the parent ended. */
const patienceMs = 5_000;
const signOfLifeEveryMs = 5_000;

process.once('disconnect', () => {
  setTimeout(() => process.exit(1), patienceMs).unref();
  // By then everything is closed. Printing would be retried forever, as nobody reads the output, so the process kills
  // itself.
  process.prependOnceListener('exit', () => process.kill(process.pid, 'SIGKILL'));
  process.kill(process.pid, 'SIGTERM');
});

/** Sends signs of life until the process is ready: on a busy machine a start takes minutes. */
const send = process.send?.bind(process);
if (send) {
  const alive = setInterval(() => process.connected && send({ alive: true }), signOfLifeEveryMs).unref();
  process.send = (message, ...more) => {
    if (message?.ready) clearInterval(alive);
    return send(message, ...more);
  };
}
