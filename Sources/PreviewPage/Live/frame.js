// The document in the app's frame: the web client, which tells the page around it where it is.

import { client } from "/client/main.js";

if (client) {
  parent.app.start((line) => client.run(line));
  document.getElementById("stage").addEventListener("step", ({ detail }) => parent.app.show(detail));
  parent.app.show(client.step);
}
