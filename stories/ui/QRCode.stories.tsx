import type { Meta, StoryObj } from "@storybook/react-vite";
import jsQR from "jsqr";
import { expect } from "storybook/test";
import { Inline, QRCode, qrCodeSizes } from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";

const order = "https://dossard.example/order/7f3c1a52-9a7e-4b7e-8c54-2f1d6f0b9e11?key=Qm9uam91cg";

const meta = {
  title: "ui/QRCode",
  tags: ["stable", "since-0.1.0"],
  component: QRCode,
  argTypes: { size: { control: "select", options: qrCodeSizes } },
  args: { value: order, label: "Code QR de votre commande 7F3C" },
  parameters: {
    usage: {
      when: [
        "At the stand, to take an order away on one's own phone.",
        "On paper: a receipt, a leaflet that leads to the event's pictures.",
      ],
      whenNot: [
        "On a phone's own screen, use TextLink: a phone cannot photograph its own screen.",
        "For the code to say at the counter, use OrderCode.",
      ],
      accessibility: [
        "An image named by its label, which states its destination, never « code QR » alone.",
        "With `link` the same address is also a link below, for keyboards and shoppers without a camera.",
        "Black on white in both themes, in forced colours and on paper, with the quiet zone that cameras need.",
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof QRCode>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Returns what a camera would read: paints the code at this many pixels a side and decodes it. */
async function scan(svg: SVGSVGElement, side: number): Promise<string | undefined> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(side));
  copy.setAttribute("height", String(side));
  const path = svg.querySelector("path") as SVGPathElement;
  // An image has no style sheet: copies the computed colour.
  copy.querySelector("path")?.setAttribute("fill", getComputedStyle(path).fill);
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  const canvas = new OffscreenCanvas(side, side);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("No canvas to paint on");
  context.fillStyle = getComputedStyle(svg).backgroundColor;
  context.fillRect(0, 0, side, side);
  context.drawImage(image, 0, 0);
  return jsQR(context.getImageData(0, 0, side, side).data, side, side, { inversionAttempts: "dontInvert" })
    ?.data;
}

export const Default: Story = {
  tags: ["forced-colors"],
  play: async ({ canvas }) => {
    const drawing = canvas.getByRole("img", { name: "Code QR de votre commande 7F3C" });
    await expect(await scan(drawing as unknown as SVGSVGElement, 400)).toBe(order);
  },
};
export const Playground: Story = { args: { size: "large", link: "Ouvrir la commande 7F3C" } };

/** With the same address as a link. */
export const WithLink: Story = {
  args: { link: "dossard.example/order/7f3c…" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole("link", { name: "dossard.example/order/7f3c…" });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute("href", order);
  },
};

/** Each size can be read, as small as on the screen. */
export const Sizes: Story = {
  render: (args) => (
    <Inline>
      {qrCodeSizes.map((size) => (
        <QRCode key={size} {...args} size={size} label={`Code QR de votre commande 7F3C (${size})`} />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    for (const drawing of canvas.getAllByRole("img")) {
      const { width } = drawing.getBoundingClientRect();
      await expect(await scan(drawing as unknown as SVGSVGElement, Math.round(width))).toBe(order);
    }
  },
};

/** Accents and no-break spaces survive the round trip. */
export const Accents: Story = {
  args: {
    value: "https://dossard.example/search?q=Épreuve n°\u00a04 à Fontainebleau – 12\u00a0€",
    label: "Code QR des photos de l’épreuve n°\u00a04",
  },
  play: async ({ canvas, args }) => {
    await expect(await scan(canvas.getByRole("img") as unknown as SVGSVGElement, 400)).toBe(args.value);
  },
};

/** The shop's longest address: finer, and still readable. */
export const LongAddress: Story = {
  args: { value: `${order}&returnUrl=${"%2Fsearch%3Fevent%3D0123456789".repeat(8)}`, size: "large" },
  play: async ({ canvas, args }) => {
    await expect(await scan(canvas.getByRole("img") as unknown as SVGSVGElement, 600)).toBe(args.value);
  },
};
