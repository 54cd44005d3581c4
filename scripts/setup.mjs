// Runs before `npm start` and `npm test`, on whatever Node the machine has (20 or newer) and with
// nothing installed: plain JavaScript, no dependencies. Quick when there is nothing to do.
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isInstalled } from './installed-packages.mjs';

const root = resolve(fileURLToPath(import.meta.url), '../..');
const bin = join(root, 'node_modules', '.bin');
const pinnedNode = join(root, 'node_modules', 'node', 'bin', isWindows() ? 'node.exe' : 'node');

function isWindows() {
  return process.platform === 'win32';
}

function majorOf(version) {
  return Number.parseInt(version.replace(/^v/, ''), 10);
}

function stop(sentence) {
  process.stderr.write(`\n${sentence}\n\n`);
  process.exit(1);
}

function run(command, args, options = {}) {
  const { status, signal } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (signal) process.exit(1);
  return status === 0;
}

function installPackages() {
  process.stdout.write('Installing what Heartwood needs. The first time takes a minute or two.\n');
  // npm must not run on the very Node that it is about to replace.
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => resolve(folder) !== bin)
    .join(delimiter);
  const env = { ...process.env, PATH: path };
  const installed = run(
    'npm',
    ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      env,
      shell: isWindows(),
    },
  );
  if (!installed || !isInstalled(root)) {
    stop(
      'The installation did not finish. Check the connection and the messages above, then run the same command again.',
    );
  }
}

/** The Node that the rest runs on: the pinned one, or the machine's own where that is new enough. */
function findNode24() {
  const { status, stdout } = spawnSync(pinnedNode, ['--version'], { encoding: 'utf8' });
  if (status === 0 && majorOf(stdout) >= 24) return pinnedNode;
  if (majorOf(process.version) >= 24 && existsSync(process.execPath)) {
    // A pinned Node that cannot run here (another C library, say) must not stand first in the PATH.
    rmSync(join(bin, 'node'), { force: true });
    return process.execPath;
  }
  return stop(
    'Heartwood runs on Node 24, and npm could not install it here: allow install scripts (npm config set ignore-scripts false), delete node_modules and run the same command again, or install Node 24 from https://nodejs.org.',
  );
}

if (majorOf(process.version) < 20) {
  stop(
    `Heartwood needs Node 20 or newer to set itself up, and this is ${process.version}: install Node 24 from https://nodejs.org.`,
  );
}
if (!isInstalled(root)) installPackages();
const node = findNode24();
const next =
  process.argv[2] === 'test' ? ['gates/get-browser.ts'] : ['build/build-client.ts', '--if-stale'];
if (!run(node, [join(root, 'scripts', next[0]), ...next.slice(1)])) process.exit(1);
