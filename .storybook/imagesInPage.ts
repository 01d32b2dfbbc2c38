import { drawnImage } from "../stories/drawings/images.ts";

// A published Storybook has no server that draws the images of stories (visual/imageStore.ts), and on plain http no service worker.
// So the page draws them: an <img> with the address of one gets an address of the page itself.

const { getAttribute, removeAttribute, setAttribute } = Element.prototype;
const addresses = new Map<string, string>();
const written = new WeakMap<Element, Map<string, string>>();

/** Address of an image within the page; an empty one fails to load, as a missing one does. */
function addressOf(svg: string): string {
  const known = addresses.get(svg) ?? URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  addresses.set(svg, known);
  return known;
}

interface Drawn {
  address: string;
  lateMs: number;
}

function draw(address: string): Drawn {
  const image = drawnImage(new URL(address, location.href).pathname);
  if (!image) return { address, lateMs: 0 };
  return { address: addressOf(image.status === 200 ? image.svg : ""), lateMs: image.lateMs };
}

/** Draws each of the addresses of a `srcset`. */
function drawAll(sources: string): Drawn {
  const candidates = sources.split(/,\s+/).map((candidate) => {
    const [address = "", width = ""] = candidate.trim().split(/\s+/);
    return { ...draw(address), width };
  });
  return {
    address: candidates.map(({ address, width }) => `${address} ${width}`).join(", "),
    lateMs: Math.max(...candidates.map(({ lateMs }) => lateMs)),
  };
}

const drawers: Record<string, (value: string) => Drawn> = { src: draw, srcset: drawAll };

function write(image: Element, name: string, value: string, drawer: (value: string) => Drawn) {
  const own = written.get(image) ?? new Map<string, string>();
  // React writes an image's address twice.
  if (own.get(name) === value) return;
  written.set(image, own.set(name, value));
  const { address, lateMs } = drawer(value);
  const show = () => own.get(name) === value && setAttribute.call(image, name, address);
  if (lateMs > 0) setTimeout(show, lateMs);
  else show();
}

/** Draws the images of stories within the page, those of an SVG too. Their attributes read as written. */
export function drawImagesInPage(): void {
  drawAttributes(HTMLImageElement.prototype, drawers);
  drawAttributes(SVGImageElement.prototype, { href: draw });
  const { prototype } = HTMLImageElement;
  for (const name of Object.keys(drawers)) {
    const property = Object.getOwnPropertyDescriptor(prototype, name);
    Object.defineProperty(prototype, name, {
      ...property,
      set(this: HTMLImageElement, value: string) {
        this.setAttribute(name, value);
      },
    });
  }
}

function drawAttributes(prototype: Element, drawers: Record<string, (value: string) => Drawn>): void {
  Object.assign(prototype, {
    setAttribute(this: Element, name: string, value: string) {
      const drawer = drawers[name.toLowerCase()];
      if (drawer) write(this, name.toLowerCase(), value, drawer);
      else setAttribute.call(this, name, value);
    },
    getAttribute(this: Element, name: string) {
      return written.get(this)?.get(name.toLowerCase()) ?? getAttribute.call(this, name);
    },
    removeAttribute(this: Element, name: string) {
      written.get(this)?.delete(name.toLowerCase());
      removeAttribute.call(this, name);
    },
  } satisfies Partial<Element>);
}
