import { LocateFixed, Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { IconButton } from '#client/ui/icon-button.tsx';
import type { PanZoom } from './use-pan-zoom.ts';

export const zoomStep = 1.35;

export function TreeControls({ panZoom }: { panZoom: PanZoom }) {
  const controls = [
    { label: 'Zoom in', icon: ZoomIn, act: () => panZoom.zoomBy(zoomStep) },
    { label: 'Zoom out', icon: ZoomOut, act: () => panZoom.zoomBy(1 / zoomStep) },
    { label: 'Fit to view', icon: Maximize, act: panZoom.fit },
    { label: 'Show me', icon: LocateFixed, act: () => panZoom.centreOn({ x: 0, y: 0 }, 0.85) },
  ];
  return (
    <div
      role="toolbar"
      aria-label="Tree view"
      data-own-gesture=""
      className="absolute right-3 bottom-3 flex rounded-lg border border-line bg-card shadow-soft"
    >
      {controls.map(({ label, icon: Icon, act }) => (
        <IconButton key={label} label={label} onClick={act}>
          <Icon className="size-5" />
        </IconButton>
      ))}
    </div>
  );
}
