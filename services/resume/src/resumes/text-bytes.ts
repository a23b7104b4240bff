/** textBytes is the size of a row's texts. Postgres reads it beside the text, without unpacking a long one. */
export const textBytes =
  'octet_length(original_resume_text) + octet_length(job_description_text) + octet_length(optimized_resume_text)';
