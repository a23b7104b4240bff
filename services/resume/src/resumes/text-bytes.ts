/** textBytes is the size of a row's texts. Postgres reads it beside the text, without unpacking a long one. */
export const textBytes =
  'octet_length(original_resume_text) + octet_length(job_description_text) + octet_length(optimized_resume_text)';

/** keptBytes is what a row counts in the account's limit. A report counts what it takes in storage, which is read as easily. */
export const keptBytes = `${textBytes} + coalesce(pg_column_size(report), 0)`;
