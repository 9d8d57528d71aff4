/** Loaded into each process of the portal: when the one that started it is gone, however it ended, it ends too. */
const patienceMs = 5_000;

process.once('disconnect', () => {
  setTimeout(() => process.exit(1), patienceMs).unref();
  process.kill(process.pid, 'SIGTERM');
});
