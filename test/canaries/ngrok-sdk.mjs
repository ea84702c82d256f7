/* The part of ngrok's library that the program uses. It says that it works, and repeats a wrong token as the service does. */
class SessionBuilder {
  #token = "";
  authtoken(/** @type {string} */ token) {
    this.#token = token;
    return this;
  }
  heartbeatInterval = () => this;
  heartbeatTolerance = () => this;
  handleHeartbeat = () => this;
  handleDisconnection = () => this;
  handleStopCommand = () => this;
  async connect() {
    if (process.env["NGROK_REFUSES"] !== undefined)
      throw new Error(
        `The authtoken you specified does not look like a proper ngrok authtoken: ${this.#token}`,
      );
    return { httpEndpoint: () => endpoint, close: async () => undefined };
  }
}
const endpoint = {
  domain: () => endpoint,
  listenAndForward: async () => ({ url: () => process.env["NGROK_URL"] ?? "https://hooks.example" }),
};

export default { SessionBuilder };
