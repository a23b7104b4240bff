import { limits } from '@tailwright/contracts/limits';

/** fileProblem says why a file cannot be taken, or null when it can. */
export function fileProblem(
  file: { name: string; size: number },
  accept: readonly string[] = limits.uploadExtensions,
  bytesMax: number = limits.uploadBytesMax,
): string | null {
  const name = file.name.toLowerCase();
  if (!accept.some((extension) => name.endsWith(extension))) {
    return `Invalid file type. Accepted types: ${accept.join(', ')}`;
  }
  if (file.size > bytesMax) return `File is too large. Maximum size is ${bytesMax / (1024 * 1024)}MB.`;
  return null;
}
