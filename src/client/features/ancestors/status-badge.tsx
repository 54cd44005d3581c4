import { Badge, type BadgeTone } from '#client/ui/badge.tsx';
import type { AncestorStatus } from '#shared/contracts/ancestors.ts';

interface Face {
  label: string;
  tone: BadgeTone;
}

const inactive: Face = { label: 'Inactive', tone: 'gray' };
const faces: Partial<Record<string, Face>> = {
  active: { label: 'Ready', tone: 'green' },
  training: { label: 'Training', tone: 'yellow' },
};

/** Any status but active and training counts as inactive. */
export function statusLabel(status: AncestorStatus): string {
  return (faces[status] ?? inactive).label;
}

export function StatusBadge({ status }: { status: AncestorStatus }) {
  const { label, tone } = faces[status] ?? inactive;
  return <Badge tone={tone}>{label}</Badge>;
}
