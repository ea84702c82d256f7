import type { WindowFiles } from "../common/window-files/window-files.ts";
import { isOwnAddress } from "./origin.ts";

/** Answers a request of a page for one of the window's files; everything else does not exist. */
export function answerPage(files: WindowFiles, request: Request): Response {
  if (!isOwnAddress(request.url) || (request.method !== "GET" && request.method !== "HEAD"))
    return new Response(null, { status: 404 });
  const { status, headers, body } = files.answer(new URL(request.url).pathname);
  return new Response(request.method === "HEAD" ? null : body, { status, headers });
}
