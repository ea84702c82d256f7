import { readSentMessage, type MessageApi } from "../http/text-message.ts";
import { type CloudOptions, openCloudCaller } from "./caller.ts";

/**
 * Returns the client that sends messages from one number through the cloud. Sends nothing before the first
 * call.
 */
export function openCloudMessages(options: CloudOptions): MessageApi {
  const { dialect, phoneNumberId } = options;
  const { post, connection } = openCloudCaller(options);
  return {
    reply: ({ to, text, inReplyTo }, late) =>
      post(
        {
          call: "sendMessage",
          path: dialect.cloud.messages(phoneNumberId),
          body: JSON.stringify({
            messaging_product: dialect.messagingProduct,
            recipient_type: "individual",
            to: to.reveal(),
            context: { message_id: inReplyTo },
            type: "text",
            text: { preview_url: false, body: text.reveal() },
          }),
          secrets: [to, text],
          late,
        },
        readSentMessage,
      ),
    close: () => connection.close(),
  };
}
