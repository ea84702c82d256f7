/** Texts in the drawing of the bridge. */
export const bridge = {
  line: {
    safe: "Safe until here",
    passed: "Past the point of no return",
    perhaps: "Possibly past the point of no return",
  },
  awaited: "Waiting for the response",
  unanswered: "No response",
  cloud: {
    cloud: "Registered here",
    "on-premises": "Registered on-premises",
    nowhere: "Not registered",
    somewhere: "In service",
    silent: "Location not reported",
  },
  client: {
    "serves-number": "Connected",
    "serves-another": "Serves another number",
    connected: "Connected, number not reported",
    connecting: "Connecting",
    down: "Not connected",
    unregistered: "Not registered",
    silent: "Location not reported",
  },
} as const;
