/**
 * Frees the memory of large bytes at once. Garbage collection frees it too, but only after tens of megabytes that
 * nobody needs. The bytes are empty afterwards, so call it only where nothing reads them any more, not even a write to a
 * socket that is under way. Bytes that share their memory with others stay as they are.
 */
export function freeNow(bytes: Uint8Array): void {
  const { buffer } = bytes;
  if (buffer instanceof ArrayBuffer && buffer.byteLength === bytes.byteLength) buffer.transfer(0);
}
