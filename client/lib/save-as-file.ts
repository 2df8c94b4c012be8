/** Downloads content as a file. */
export function saveAsFile(fileName: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Once the click has been handled, the browser no longer needs the address.
  setTimeout(() => URL.revokeObjectURL(address));
}
