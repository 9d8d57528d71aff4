/**
 * Loaded into each process of a portal by NODE_OPTIONS: a first SIGUSR2 begins a profile of its processor time, the
 * next one ends it and writes it to PROFILE_FOLDER as PID.cpuprofile.
 */
const { writeFileSync } = require('node:fs');
const { Session } = require('node:inspector');
const path = require('node:path');
const { isMainThread } = require('node:worker_threads');

let session;

function begin() {
  session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.setSamplingInterval', { interval: 250 });
  session.post('Profiler.start');
}

function end() {
  session.post('Profiler.stop', (error, found) => {
    if (error) throw error;
    const file = path.join(process.env.PROFILE_FOLDER, `${process.pid}.cpuprofile`);
    writeFileSync(file, JSON.stringify(found.profile));
    session.disconnect();
    session = undefined;
  });
}

if (isMainThread && process.env.PROFILE_FOLDER) process.on('SIGUSR2', () => (session ? end() : begin()));
