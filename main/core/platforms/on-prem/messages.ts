import { readSentMessage, type MessageApi } from "../http/text-message.ts";
import { type OnPremOptions, openOnPremCaller } from "./caller.ts";

/**
 * Returns the client that sends messages through one on-premises client. Sends nothing before the first call.
 *
 * The client's API cannot reference the answered message (`context` exists only in the cloud), so a reply is
 * an ordinary text to the sender.
 */
export function openClientMessages(options: OnPremOptions): MessageApi {
  const { sendOnce, close } = openOnPremCaller(options);
  return {
    reply: ({ to, text }, late) =>
      sendOnce({
        method: "POST",
        path: options.dialect.onPrem.messages,
        body: { recipient_type: "individual", to: to.reveal(), type: "text", text: { body: text.reveal() } },
        secrets: [to, text],
        late,
        rule: {
          call: "sendClientMessage",
          statuses: (status) => status >= 200 && status < 300,
          emptyBody: "says-nothing",
          read: readSentMessage,
        },
      }),
    close,
  };
}
