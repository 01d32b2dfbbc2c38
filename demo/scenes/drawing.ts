/** SVG text under construction, with its definitions. */
export type Attributes = Record<string, string | number | undefined>;
export type Stop = readonly [offset: number, colour: string, opacity?: number];

const number = (value: number) => `${Math.round(value * 100) / 100}`;

function attributesOf(attributes: Attributes): string {
  let text = "";
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined) text += ` ${name}="${typeof value === "number" ? number(value) : value}"`;
  return text;
}

/** Moves a shape's opacity to its paint: as an attribute of the element it costs a separate layer in librsvg. */
function paintOpacity(name: string, { opacity, ...others }: Attributes): Attributes {
  if (opacity === undefined || name === "g") return opacity === undefined ? others : { ...others, opacity };
  return {
    ...others,
    ...(others.fill === "none" ? {} : { "fill-opacity": opacity }),
    ...(others.stroke === undefined ? {} : { "stroke-opacity": opacity }),
  };
}

export function element(name: string, attributes: Attributes, content = ""): string {
  const written = attributesOf(paintOpacity(name, attributes));
  return content === "" ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}
export const path = (d: string, attributes: Attributes) => element("path", { d, ...attributes });
export const group = (attributes: Attributes, content: string) => element("g", attributes, content);
export const stroke = (d: string, colour: string, width: number, attributes: Attributes = {}) =>
  element("path", {
    d,
    fill: "none",
    stroke: colour,
    "stroke-width": width,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
    ...attributes,
  });

const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(([offset, colour, opacity]) =>
      element("stop", { offset, "stop-color": colour, "stop-opacity": opacity === 1 ? undefined : opacity }),
    )
    .join("");

/** Collects gradients, clips and filters; each method returns the reference for `fill` or `filter`. */
export class Definitions {
  private readonly parts: string[] = [];

  private define(make: (id: string) => string): string {
    const id = `d${this.parts.length}`;
    this.parts.push(make(id));
    return `url(#${id})`;
  }

  /** A gradient along a line, in fractions of the shape's box or in user units. y grows downwards here, as in SVG. */
  linear(
    stops: readonly Stop[],
    [x1, y1, x2, y2]: readonly [number, number, number, number] = [0, 0, 0, 1],
    units: "box" | "user" = "box",
  ): string {
    const gradientUnits = units === "user" ? "userSpaceOnUse" : undefined;
    return this.define((id) =>
      element("linearGradient", { id, x1, y1, x2, y2, gradientUnits }, stopsOf(stops)),
    );
  }

  radial(stops: readonly Stop[], attributes: Attributes = {}): string {
    return this.define((id) => element("radialGradient", { id, ...attributes }, stopsOf(stops)));
  }

  /** `along` blurs more sideways, like a panning camera. */
  blur(amount: number, margin = 10, along = amount): string {
    return this.define((id) =>
      element(
        "filter",
        {
          id,
          x: `-${margin}%`,
          y: `-${margin}%`,
          width: `${100 + 2 * margin}%`,
          height: `${100 + 2 * margin}%`,
          "color-interpolation-filters": "sRGB",
        },
        element("feGaussianBlur", { stdDeviation: along === amount ? amount : `${along} ${amount}` }),
      ),
    );
  }

  clip(d: string): string {
    return this.define((id) => element("clipPath", { id }, path(d, {})));
  }

  toString(): string {
    return element("defs", {}, this.parts.join(""));
  }
}

/** An ellipse around a point given with y upwards. */
export const ellipse = (centre: { x: number; y: number }, rx: number, ry: number, attributes: Attributes) =>
  element("ellipse", { cx: centre.x, cy: -centre.y, rx, ry, ...attributes });

/** A rectangle given by its lower left corner, y upwards. */
export const box = (x: number, y: number, width: number, height: number, attributes: Attributes) =>
  element("rect", { x, y: -y - height, width, height, ...attributes });
