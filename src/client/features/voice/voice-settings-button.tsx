import { AudioLines } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { openOnNeed } from '#client/ui/open-on-need.tsx';

const VoiceSettingsPanel = openOnNeed(
  async () => (await import('./voice-settings-panel.tsx')).VoiceSettingsPanel,
);

export function VoiceSettingsButton({ personName }: { personName: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        ref={button}
        variant="ghost"
        size="icon"
        aria-label="Voice settings"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <AudioLines aria-hidden="true" className="size-5" />
      </Button>
      <VoiceSettingsPanel
        open={open}
        onOpenChange={setOpen}
        button={button}
        personName={personName}
      />
    </>
  );
}
