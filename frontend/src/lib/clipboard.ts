/** copyText copies to the clipboard, by selecting the text where the browser refuses the newer way. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const box = document.createElement('textarea');
  box.value = text;
  box.readOnly = true;
  box.style.position = 'fixed';
  box.style.opacity = '0';
  // Inside an open dialog, so that its focus trap lets us select.
  (document.querySelector('[role="dialog"]') ?? document.body).append(box);
  box.select();
  try {
    // Deprecated, and still the only way on a page served over plain http.
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    box.remove();
  }
}
