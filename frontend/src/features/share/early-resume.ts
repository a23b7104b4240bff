/** removeEarlyResume takes away the text that stood in the page before the program ran. */
export function removeEarlyResume(): void {
  document.getElementById('early-resume')?.remove();
}
