import { Badge, type BadgeTone } from '#client/ui/badge.tsx';
import { Spinner } from '#client/ui/spinner.tsx';

interface Face {
  label: string;
  tone: BadgeTone;
}

const pending: Face = { label: 'Pending', tone: 'gray' };
const faces: Partial<Record<string, Face>> = {
  processing: { label: 'Creating Scenes...', tone: 'yellow' },
  completed: { label: 'Ready to View', tone: 'green' },
  failed: { label: 'Processing Failed', tone: 'rose' },
};

export function StoryStatusBadge({ status }: { status: string }) {
  const { label, tone } = faces[status] ?? pending;
  return (
    <Badge tone={tone}>
      {status === 'processing' && <Spinner className="size-3.5" />}
      {label}
    </Badge>
  );
}
