/** Runs the portal in the foreground: reports when it is ready, and stops all of it on a signal. */
import { startPortal } from '../../portal.mjs';

const parentCheckMs = 1000;
// One Ctrl-C may arrive twice: from the terminal, and passed on by npm.
const sameWishMs = 1000;

/** Resolves to the running portal; the process ends with it. */
export async function runPortal(options = {}) {
  let portal;
  let stopping = false;
  let askedAt = 0;
  const stop = async (code) => {
    if (stopping && Date.now() - askedAt < sameWishMs) return;
    askedAt = Date.now();
    if (stopping) {
      portal?.stopNow();
      process.exit(code);
    }
    stopping = true;
    await portal?.stop();
    process.exit(code);
  };
  const askedToStop = () => void stop(0);
  process.on('SIGINT', askedToStop);
  process.on('SIGTERM', askedToStop);
  process.on('SIGHUP', askedToStop);
  stopWithParent(askedToStop);

  try {
    portal = await startPortal(options);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
  if (stopping) return portal;
  introduce(portal.firstAdministrator);
  console.log(`Portal ready at ${portal.url}`);
  return portal;
}

function introduce(administrator) {
  if (!administrator) return;
  const { email, password } = administrator;
  console.log('The first administrator has been made. Sign in at /staff/auth');
  console.log(`  email:    ${email}`);
  console.log(
    password
      ? `  password: ${password}   (shown only this once; signing in with it leads to choosing your own)`
      : '  password: the one in ADMIN_PASSWORD',
  );
}

/** Stops when npm is gone: a killed npm cannot pass on signals, so nobody could stop the portal. */
function stopWithParent(stop) {
  if (!process.env.npm_command) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, parentCheckMs).unref();
}
