// The document in the app's frame: the web client, which tells the page around it where it is.

import { client } from "/client/main.js";

if (client) {
  parent.app.start((line) => client.run(line));
  document.getElementById("stage").addEventListener("step", ({ detail }) => parent.app.show(detail));
  parent.app.show(client.step);
  // The keys of the page are those of its frames, too.
  document.addEventListener("keydown", (event) => parent.document.onkeydown?.(event));
}
