/** Hands something to the browser as a file to keep. */
export function saveAsFile(fileName: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser has taken hold of it once the press has been dealt with.
  setTimeout(() => URL.revokeObjectURL(address));
}
