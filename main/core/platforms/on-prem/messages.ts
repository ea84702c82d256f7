import { readSentMessage, type MessageApi } from "../http/text-message.ts";
import { type OnPremOptions, openOnPremCaller } from "./caller.ts";

/**
 * Gives what sends messages through one on-premises client. Nothing is sent before the first call.
 *
 * The client's API has no word for the message that is answered (`context` is the cloud's alone), so that an answer is
 * an ordinary text to whoever wrote.
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
