import { limits } from '#shared/limits.ts';

const { maxBytes } = limits.profileImage;
const types: readonly string[] = limits.profileImage.types;
const megabyte = 1024 * 1024;

/** What to say about a picture that the server would refuse. */
export function pictureProblem({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!types.includes(type)) return 'Please choose a JPG, PNG or WEBP picture.';
  if (size === 0) return 'This picture is empty. Please choose another one.';
  if (size <= maxBytes) return undefined;
  const megabytes = (Math.ceil((size / megabyte) * 10) / 10).toFixed(1);
  return `This picture has ${megabytes} MB. Please choose one of up to ${maxBytes / megabyte} MB.`;
}
