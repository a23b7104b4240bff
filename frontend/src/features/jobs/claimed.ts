/** The records of jobs that were made before signing in: a result on the screen does not name the one it was kept as. */
const records = new Map<string, string>();

/** rememberClaim notes the record that the result of a job was kept as. */
export const rememberClaim = (jobId: string, resumeId: string): void => void records.set(jobId, resumeId);

/** recordOf is the saved version that holds a result, undefined while none does. */
export const recordOf = ({ jobId, resumeId }: { jobId: string; resumeId?: string | undefined }): string | undefined =>
  resumeId ?? records.get(jobId);
