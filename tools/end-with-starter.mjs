// Ends this process when its parent is gone. A killed parent sends no signal, but its children get another parent,
// which this checks. npm scripts import it, and preload it (`node --import`) into the processes that they start.
const starter = process.ppid;
const checkEveryMs = 250;

const check = setInterval(() => {
  if (process.ppid === starter) return;
  clearInterval(check);
  process.kill(process.pid, 'SIGTERM');
}, checkEveryMs);
check.unref();
