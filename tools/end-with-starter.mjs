// A program that is killed tells nobody, and its children live on. A child without its parent is given another one, so
// that is looked for. Imported by what npm starts, and preloaded (`node --import`) into what those start in turn.
const starter = process.ppid;
const lookEveryMs = 250;

const looking = setInterval(() => {
  if (process.ppid === starter) return;
  clearInterval(looking);
  process.kill(process.pid, 'SIGTERM');
}, lookEveryMs);
looking.unref();
