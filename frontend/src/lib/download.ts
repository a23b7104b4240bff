/** downloadFile saves a file under the given name. */
export function downloadFile(fileName: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = fileName;
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
  // Safari reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** downloadMarkdown saves text as a file of the given name, on the client alone. */
export function downloadMarkdown(fileName: string, markdown: string): void {
  downloadFile(fileName, new Blob([markdown], { type: 'text/markdown' }));
}
