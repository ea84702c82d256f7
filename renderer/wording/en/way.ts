/** Words of the test of the way to an API. */
export const way = {
  title: "Connection test",
  text: "Tries the way to an API step by step: name, connection, proxy, TLS and answer. Sends no token and changes nothing.",
  target: "Test the way to",
  cloud: "Cloud API of {{name}}",
  onPrem: "On-premises client of {{name}}",
  otherCloud: "Another URL of the Cloud API",
  otherOnPrem: "Another URL of an on-premises client",
  url: "URL of the API",
  urlHint: "It is reached by the settings of this computer, without a workspace's proxy.",
  noUrl: "Enter https:// and a host, without user name, ? or #.",
  go: "Test connection",
  busy: "Trying each step. A step takes at most 10 s.",
  steps: "Steps of the test",
} as const;
