/** The address of a user's list, which is also the key of its query. */
export const storiesPath = (userId: string) => `/api/users/${userId}/stories`;

export const storyPath = (id: string) => `/api/stories/${id}`;

export const scenesPath = (storyId: string) => `${storyPath(storyId)}/scenes`;

export const scenePath = (storyId: string, id: string) => `${scenesPath(storyId)}/${id}`;
