/** Loaded into each process of the portal: when the one that started it is gone, however it ended, it ends too. */
const patienceMs = 5_000;
const signOfLifeEveryMs = 5_000;

process.once('disconnect', () => {
  setTimeout(() => process.exit(1), patienceMs).unref();
  // Everything is closed by then, and nobody reads what is still to be printed: writing it would be tried for ever.
  process.prependOnceListener('exit', () => process.kill(process.pid, 'SIGKILL'));
  process.kill(process.pid, 'SIGTERM');
});

/** Reports until the process is ready that it is at work: on a busy machine a start takes minutes. */
const send = process.send?.bind(process);
if (send) {
  const alive = setInterval(() => process.connected && send({ alive: true }), signOfLifeEveryMs).unref();
  process.send = (message, ...more) => {
    if (message?.ready) clearInterval(alive);
    return send(message, ...more);
  };
}
