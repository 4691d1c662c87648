/** Whether this device is online. */

class Network {
  online = $state(navigator.onLine);

  constructor() {
    addEventListener("online", () => (this.online = true));
    addEventListener("offline", () => (this.online = false));
  }
}

export const network = new Network();
