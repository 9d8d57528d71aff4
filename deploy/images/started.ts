import { spawn } from 'node:child_process';
import { chownSync, mkdirSync, readFileSync } from 'node:fs';
import { buildah, describeImage, imageOf } from './buildah';

export interface Start {
  part: string;
  args?: string[];
  env?: Record<string, string>;
  /** A folder of this machine for each writable folder of the image. */
  folders?: Record<string, string>;
}

export interface Started {
  output(): string;
  /** The exit code, once the process has ended. */
  ended: Promise<number | null>;
  /** Runs the image's own health check beside the process. */
  healthy(): Promise<boolean>;
  /** The process's own memory and its share of shared memory, in MB. */
  memoryMb(): number;
  /** The output of a Node program that runs as the same user on the same files. */
  evaluate(program: string): Promise<string>;
  stop(): Promise<number | null>;
}

/**
 * A shell of this machine mounts the files and becomes the image's process, with a read-only root and the devices that
 * every container has.
 */
const inside = `
mount --bind "$ROOT" "$ROOT"
mount -t proc proc "$ROOT/proc"
mount -t tmpfs -o mode=1777 tmpfs "$ROOT/tmp"
mount -t tmpfs -o mode=755 tmpfs "$ROOT/dev"
for device in null zero random urandom; do
  touch "$ROOT/dev/$device"
  mount --bind "/dev/$device" "$ROOT/dev/$device"
done
for pair in $FOLDERS; do mount --bind "\${pair#*=}" "$ROOT\${pair%%=*}"; done
mount -o remount,bind,ro "$ROOT"
exec setpriv --clear-groups --bounding-set=-all,+sys_chroot,+setuid,+setgid --no-new-privs \
  unshare --root="$ROOT" --wd="$DIRECTORY" --setgid="$GROUP" --setuid="$USER" "$@"
`;

/** Runs the command of an image, as the image's user, only on the image's files. */
export async function startFrom({ part, args, env = {}, folders = {} }: Start): Promise<Started> {
  const image = await describeImage(imageOf(part));
  const [user = '0', group = user] = image.user.split(':');
  for (const folder of Object.values(folders)) {
    mkdirSync(folder, { recursive: true });
    chownSync(folder, Number(user), Number(group));
  }
  const container = await buildah('from', '--pull-never', imageOf(part));
  const home = await buildah('mount', container);
  const own = Object.fromEntries(image.env.map((line) => line.split(/=(.*)/s).slice(0, 2))) as Record<
    string,
    string
  >;
  const launch = (words: string[]) => {
    const child = spawn('unshare', ['--mount', 'sh', '-euc', inside, 'sh', ...words], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...own,
        ...env,
        PATH: `${own.PATH}:/usr/sbin:/sbin`,
        ROOT: home,
        DIRECTORY: image.workingDir,
        USER: user,
        GROUP: group,
        FOLDERS: Object.entries(folders)
          .map((pair) => pair.join('='))
          .join(' '),
      },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    return { child, ended, output: () => output };
  };

  const { child, ended, output } = launch([...image.entrypoint, ...(args ?? image.cmd)]);
  return {
    ended,
    output,
    async evaluate(program) {
      const run = launch(['node', '-e', program]);
      await run.ended;
      return run.output().trim();
    },
    memoryMb() {
      const [, kb = '0'] =
        /^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${child.pid}/smaps_rollup`, 'utf8')) ?? [];
      return Math.round(Number(kb) / 1024);
    },
    healthy: async () => (await launch(image.healthcheck ?? ['false']).ended) === 0,
    async stop() {
      child.kill('SIGTERM');
      const code = await ended;
      await buildah('umount', container);
      await buildah('rm', container);
      return code;
    },
  };
}
