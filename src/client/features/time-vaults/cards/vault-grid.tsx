import type { TimeVault } from '#shared/contracts/time-vaults.ts';
import { cellStyles, gridStyles } from './grid-styles.ts';
import { type VaultActions, VaultCard } from './vault-card.tsx';

export function VaultGrid({ vaults, ...actions }: VaultActions & { vaults: readonly TimeVault[] }) {
  return (
    <ul aria-label="Your time vaults" className={gridStyles}>
      {vaults.map((vault) => (
        <li key={vault.id} className={cellStyles}>
          <VaultCard vault={vault} {...actions} />
        </li>
      ))}
    </ul>
  );
}
