/** textBytes is the size of a row's texts. Postgres reads it beside the text, without unpacking a long one. */
export const textBytes =
  'octet_length(original_resume_text) + octet_length(job_description_text) + octet_length(optimized_resume_text)';

/**
 * keptBytes is what a row counts in the account's limit. Reports and what is known of lines count what they take in
 * storage, which is read as easily.
 */
export const keptBytes = `${textBytes} + coalesce(pg_column_size(report), 0) + coalesce(pg_column_size(edits), 0)
  + coalesce(pg_column_size(removed), 0) + coalesce(pg_column_size(fact_check), 0)`;

/** besideBytes is what the earlier versions, the letters and the facts of the account $1 count. */
export const besideBytes = `
  (SELECT coalesce(sum(octet_length(tailored_text) + coalesce(pg_column_size(edits), 0) + coalesce(pg_column_size(removed), 0)), 0)
   FROM resume_versions WHERE resume_id IN (SELECT id FROM resumes WHERE user_id = $1))
  + (SELECT coalesce(sum(octet_length(text)), 0)
     FROM letters WHERE resume_id IN (SELECT id FROM resumes WHERE user_id = $1))
  + (SELECT coalesce(sum(octet_length(text) + octet_length(requirement)), 0) FROM own_facts WHERE user_id = $1)`;
