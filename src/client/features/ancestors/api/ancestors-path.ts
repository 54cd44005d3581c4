/** The address of a family's list, which is also the key of its query. */
export const familyPath = (userId: string) => `/api/users/${userId}/ancestors`;

export const ancestorPath = (id: string) => `/api/ancestors/${id}`;
