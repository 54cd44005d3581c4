import './styles.css';
import './platform/schema-settings.ts';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { logFailure } from './platform/log-failure.ts';
import { startTheme } from './platform/theme.ts';

/** For failures that not even the error boundary can show. */
function showLoadFailure(error: unknown) {
  logFailure('Heartwood could not be shown', error);
  document.getElementById('root')?.remove();
  document.getElementById('load-failure')?.removeAttribute('hidden');
}

try {
  startTheme();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  createRoot(root, { onUncaughtError: showLoadFailure }).render(<App />);
} catch (error) {
  showLoadFailure(error);
}
