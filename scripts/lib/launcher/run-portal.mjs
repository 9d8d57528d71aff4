/** Runs the portal as the foreground program: says when it is ready, and stops all of it when told to. */
import { startPortal } from '../../portal.mjs';

const parentCheckMs = 1000;

export async function runPortal(options = {}) {
  let portal;
  let stopping = false;
  const stop = async (code) => {
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
  if (stopping) return;
  introduce(portal.firstAdministrator);
  console.log(`Portal ready at ${portal.url}`);
}

function introduce(administrator) {
  if (!administrator) return;
  const { email, password } = administrator;
  console.log('The first administrator has been made. Sign in at /staff/auth');
  console.log(`  email:    ${email}`);
  console.log(
    password ? `  password: ${password}   (shown only this once)` : '  password: the one in ADMIN_PASSWORD',
  );
}

/** Without the terminal or the npm that started us, nobody could stop us. */
function stopWithParent(stop) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, parentCheckMs).unref();
}
