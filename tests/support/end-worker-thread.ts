// Loaded before the server: at the signal, the thread that holds its embedded database ends.
process.on('worker', (worker) => {
  process.on('SIGUSR2', () => worker.terminate());
});
