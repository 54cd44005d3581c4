/** The address of a person's list, which is also the key of its query. */
export const vaultsPath = (userId: string) => `/api/users/${userId}/time-vaults`;

export const vaultPath = (id: string) => `/api/time-vaults/${id}`;
