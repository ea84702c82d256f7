/** A lost response after which the number was found without another request. */
export const rescue = {
  "look-up":
    "The request got no usable response. Checking both APIs showed where the number is; the request wasn't sent again.",
  webhook:
    "The request got no usable response. A signed webhook showed where the number is; the request wasn't sent again.",
  "late-answer": "The response arrived late; the request wasn't sent again.",
} as const;
