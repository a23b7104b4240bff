/** fittedResumes may be looked at while the grammar is written; all others are held out. */
export const fittedResumes: ReadonlySet<string> = new Set([
  'civil-engineer',
  'customer-support',
  'dental-hygienist',
  'devops-engineer',
  'executive-assistant',
  'graphic-designer',
  'hr-generalist',
  'manufacturing-technician',
  'marketing-manager',
  'mechanical-engineer',
  'paralegal',
  'pharmacy-technician',
]);
