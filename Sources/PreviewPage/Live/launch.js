// Gives each module that the page contains a name under which others, also those in its frame, import it.

const content = JSON.parse(document.getElementById("content").textContent);
const imports = Object.entries(content.modules).map(([name, text]) => {
  const named = text.replace(/\b(from|import) "[./]+(?:client\/)?([a-z]+\.js)"/g, '$1 "$2"');
  return [name, `data:text/javascript;charset=utf-8,${encodeURIComponent(named)}`];
});
content.importMap = JSON.stringify({ imports: Object.fromEntries(imports) });
const script = document.createElement("script");
document.head.append(Object.assign(script, { type: "importmap", textContent: content.importMap }));
globalThis.content = content;
import("standalone.js");
