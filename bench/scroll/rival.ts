/**
 * The least a window over a grid can be: rows of the shop's tiles in plain DOM, without a framework, marks or states. It
 * draws what the shop's page draws below its head: tiles and adverts of the same size, image, hour and box.
 */

export interface RivalPictures {
  /** Of the pictures, in the mosaic's order; less than `count`. */
  pictures: { src: string; srcSet: string; alt: string; hour: string }[];
  /** In turn after each `advertEvery` pictures. */
  adverts: { src: string; label: string }[];
  advertEvery: number;
  /** Height of the page, in pictures. */
  count: number;
  sizes: string;
}

/** The rival's page, before its script runs. */
export const rivalPage = `<!doctype html><html lang="fr"><meta charset="utf-8"><title>Rival</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>
*{box-sizing:border-box}body{margin:0;font:16px sans-serif}main{padding:16px;max-width:1760px;margin:auto}
@media(min-width:600px){main{padding:24px}}@media(min-width:1024px){main{padding:32px}}
.bar{position:sticky;top:0;height:64px;background:#fff;z-index:2;border-bottom:1px solid #ddd}
.grid{position:relative;contain:layout style}.row{position:absolute;inset-inline:0;top:0;display:grid;contain:strict}
figure{margin:0}.frame{position:relative;aspect-ratio:3/2;overflow:hidden;border-radius:4px;background:#eee}
.open{position:absolute;inset:0;width:100%;border:0;padding:0;background:none}
img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}
.hour{position:absolute;bottom:4px;left:4px;padding:0 4px;border-radius:4px;background:#222;color:#fff;font-size:13px}
.tick{position:absolute;top:0;right:0;width:48px;height:48px;display:grid;place-items:center;background:none;border:0}
.advert{position:relative;display:block;height:100%;overflow:hidden;border-radius:4px;background:#eee}
.tag{position:absolute;top:8px;left:8px;z-index:1;padding:0 4px;border-radius:4px;background:#fff;color:#222;font-size:13px}
.tick span{width:28px;height:28px;border:2px solid #fff;border-radius:8px;outline:1px solid #0008}
</style><div class="bar"></div><main><div class="grid" role="grid"></div></main>`;

/** Runs in the page. */
export function buildRival({ pictures, adverts, advertEvery, count, sizes }: RivalPictures) {
  const grid = document.querySelector<HTMLElement>(".grid");
  if (!grid) throw new Error("No grid");
  const width = grid.clientWidth;
  const columns = width < 600 ? 2 : width < 1024 ? 3 : 4;
  const gap = width < 600 ? 8 : 12;
  const height = Math.round((width - gap * (columns - 1)) / columns / 1.5) + gap;
  const lines = Math.ceil((count + Math.floor(count / advertEvery)) / columns);
  const overscan = 2;
  grid.style.height = `${lines * height}px`;
  const above = grid.offsetTop;
  const rows = new Map<number, HTMLElement>();

  function cellOf(cell: number): string {
    const round = Math.floor(cell / (advertEvery + 1));
    const advert = cell % (advertEvery + 1) === advertEvery ? adverts[round % adverts.length] : undefined;
    if (advert)
      return `<a class="advert" href="/"><span class="tag">Publicité</span><span>${advert.label}</span><img src="${advert.src}" alt="" loading="lazy" decoding="async"></a>`;
    const picture = pictures[cell - round];
    if (!picture) return "";
    const { src, srcSet, alt, hour } = picture;
    return `<figure><div class="frame"><button class="open" aria-label="${alt}"><img src="${src}" srcset="${srcSet}" sizes="${sizes}" alt="" loading="lazy" decoding="async" draggable="false"></button><span class="hour">${hour}</span><button class="tick" aria-label="Cocher"><span></span></button></div></figure>`;
  }

  function rowOf(line: number): HTMLElement {
    const row = document.createElement("div");
    row.className = "row";
    row.setAttribute("role", "row");
    row.style.cssText = `transform:translateY(${line * height}px);height:${height - gap}px;gap:${gap}px;grid-template-columns:repeat(${columns},1fr)`;
    row.innerHTML = Array.from(
      { length: columns },
      (_, column) => `<div role="gridcell">${cellOf(line * columns + column)}</div>`,
    ).join("");
    return row;
  }

  function draw() {
    const top = window.scrollY - above;
    const first = Math.max(0, Math.floor(top / height) - overscan);
    const end = Math.min(lines, Math.ceil((top + window.innerHeight) / height) + overscan);
    for (const [line, row] of rows) {
      if (line >= first && line < end) continue;
      row.remove();
      rows.delete(line);
    }
    for (let line = first; line < end; line += 1) {
      if (rows.has(line)) continue;
      const row = rowOf(line);
      rows.set(line, row);
      grid?.append(row);
    }
  }

  window.addEventListener("scroll", draw, { passive: true });
  draw();
}
