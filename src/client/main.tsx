import './styles.css';
import './platform/schema-settings.ts';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { showMountFailure } from './app/show-mount-failure.ts';
import { logFailure } from './platform/log-failure.ts';
import { startTheme } from './platform/theme.ts';

function giveUp(error: unknown) {
  logFailure('Heartwood could not be shown', error);
  showMountFailure();
}

try {
  startTheme();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no place for Heartwood');
  createRoot(root, { onUncaughtError: giveUp }).render(<App />);
} catch (error) {
  giveUp(error);
}
