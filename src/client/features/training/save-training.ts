import { sendJson } from '#client/platform/http-client.ts';
import { type SaveTrainingBody, type Training, training } from '#shared/contracts/training.ts';

export const trainingPath = (ancestorId: string) => `/api/ancestors/${ancestorId}/training`;

/** Saves what is given over what is there; with a picture as a form, otherwise as JSON. */
export function saveTraining(
  ancestorId: string,
  fields: SaveTrainingBody,
  picture?: File,
): Promise<Training> {
  const body = picture ? toForm(fields, picture) : fields;
  return sendJson('POST', trainingPath(ancestorId), body, training);
}

/** Lists as JSON text, all else as plain text; what is not there is left out. */
export function toForm(fields: SaveTrainingBody, picture: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue;
    form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  form.append('profileImage', picture);
  return form;
}
