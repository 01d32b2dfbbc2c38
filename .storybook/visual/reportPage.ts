import type { Change } from "./runResults.ts";

const toHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const figure = (folder: string, file: string) =>
  `<figure><figcaption>${folder}</figcaption><a href="${folder}/${file}"><img loading="lazy" src="${folder}/${file}" alt="${folder} of ${file}" onerror="this.closest('figure').remove()"></a></figure>`;

/** Shows the lines of one side; marks those that the other side lacks. */
function lines(title: string, own: string, other: string): string {
  const others = new Set(other.split("\n"));
  const body = own
    .split("\n")
    .map((line) => (others.has(line) ? toHtml(line) : `<mark>${toHtml(line)}</mark>`))
    .join("\n");
  return `<figure><figcaption>${title}</figcaption><pre>${body}</pre></figure>`;
}

const section = ({ kind, file, reason, before = "", after = "" }: Change) => `
<section>
  <h2>${toHtml(file)}</h2>
  <p>${toHtml(reason)}</p>
  <div class="row">${
    kind === "picture"
      ? ["expected", "actual", "diff"].map((folder) => figure(folder, encodeURIComponent(file))).join("")
      : lines("expected", before, after) + lines("actual", after, before)
  }</div>
</section>`;

/** Returns a page that shows expected, actual and diff of each change side by side; its images are beside it. */
export const reportPage = (changes: readonly Change[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${changes.length} changes</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem; background: #f5f4f0; color: #1d1c1a }
  h2 { font-size: 1rem; margin: 2rem 0 0 }
  .row { display: flex; gap: 1rem; overflow-x: auto; align-items: start }
  figure { margin: 0; flex: 1 1 0; min-width: 18rem }
  figcaption { color: #5c5a54 }
  img { max-width: 100%; border: 1px solid #c9c6bd; background: #fff }
  pre { white-space: pre-wrap; background: #fff; border: 1px solid #c9c6bd; padding: 0.75rem; font-size: 0.8125rem }
  mark { background: #ffd84d }
</style>
<h1>${changes.length} changes of looks or words</h1>
<p>Meant so? <code>npm run pictures</code> approves them all. A story alone: <code>npm run pictures -- stories/ui/Price.stories.tsx</code></p>
${changes.map(section).join("\n")}
</html>
`;
