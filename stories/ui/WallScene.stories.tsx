import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { WallScene, type WallSceneProps } from "../../src/ui/index.ts";
import { photo } from "../drawings/photo.ts";
import type { Usage } from "../support/usage.ts";

const room = {
  width: 320,
  height: 288,
  floor: 250,
  sofa: { x: 60, y: 166, width: 200, height: 84 },
  measure: "2\u00a0m",
};
const whole = { left: 0, top: 0, width: 1, height: 1 };

/** Holds where the print hangs, as its caller does. */
function Hanging(args: WallSceneProps) {
  const [spot, setSpot] = useState(args.spot);
  return (
    <WallScene
      {...args}
      spot={spot}
      onSpotChange={(to) => {
        args.onSpotChange(to);
        setSpot(to);
      }}
    />
  );
}

const meta = {
  title: "ui/WallScene",
  tags: ["new", "since-0.2.0"],
  component: WallScene,
  args: {
    label: "Tirage de 60x90\u00a0cm au-dessus d’un canapé de 2\u00a0m",
    roleDescription: "tirage à déplacer",
    wall: room,
    print: { width: 90, height: 60, src: photo(2), of: { width: 600, height: 400 }, crop: whole },
    spot: { x: 160, y: 100 },
    onSpotChange: fn(),
  },
  parameters: {
    usage: {
      when: ["On the stage of a Modal, to tell how large a print is on a wall."],
      whenNot: ["For formats beside each other in a list, draw the papers alone."],
      accessibility: [
        "A group whose name tells the sizes: the drawing itself is silent.",
        "Arrow keys move the print by 5 cm, a press puts it where it is: nobody has to drag.",
      ],
    } satisfies Usage,
  },
  decorators: [
    (Story) => (
      <div style={{ position: "relative", height: 420 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <Hanging {...args} />,
} satisfies Meta<typeof WallScene>;
export default meta;
type Story = StoryObj<typeof meta>;

const partsOf = (canvasElement: HTMLElement) => {
  const box = (name: string) => (canvasElement.querySelector(`[${name}]`) as Element).getBoundingClientRect();
  return { print: box("data-print"), sofa: () => box("data-sofa"), wall: () => box("data-wall"), box };
};

/** Above a sofa, at its scale; wall and floor go on to the edges. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("group", { name: /^Tirage de 60x90/ })).toBeVisible();
    const { print, sofa } = partsOf(canvasElement);
    await expect((print.width / sofa().width) * 200).toBeCloseTo(90, 1);
    await expect((print.height / sofa().width) * 200).toBeCloseTo(60, 1);
  },
};
export const Playground: Story = {};

/** On a photograph of a wall: its width in centimetres is the scale. The print shows a part of its picture. */
export const OnPhotograph: Story = {
  args: {
    label: "Tirage de 60x90\u00a0cm sur votre mur",
    wall: { src: photo(5), width: 240, height: 160 },
    print: {
      ...{ width: 60, height: 90, src: photo(9, "upright"), of: { width: 400, height: 600 } },
      crop: { left: 0.25, top: 0.25, width: 0.5, height: 0.5 },
    },
    spot: { x: 120, y: 70 },
  },
  play: async ({ canvasElement }) => {
    const { print, wall } = partsOf(canvasElement);
    await expect((print.width / wall().width) * 240).toBeCloseTo(60, 1);
    await expect((print.height / wall().height) * 160).toBeCloseTo(90, 1);
  },
};

/** Without its image the paper is white. */
export const WithoutImage: Story = {
  tags: ["no-picture"],
  args: { print: { width: 30, height: 20, src: null, of: { width: 3, height: 2 }, crop: whole } },
};

/** By arrow keys, 5 cm each. */
export const ByKeyboard: Story = {
  tags: ["no-picture"],
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}{ArrowUp}{ArrowUp}");
    await expect(args.onSpotChange).toHaveBeenLastCalledWith({ x: 155, y: 90 });
    await userEvent.keyboard("{ArrowRight}{ArrowDown}a");
    await expect(args.onSpotChange).toHaveBeenLastCalledWith({ x: 160, y: 95 });
    await expect(args.onSpotChange).toHaveBeenCalledTimes(5);
  },
};

/** A drag takes the print along; a press beside it puts its centre there. */
export const ByDrag: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, canvasElement }) => {
    const scene = canvas.getByRole("group", { name: /^Tirage/ });
    const send = (type: string, x: number, y: number, buttons = 1) =>
      scene.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          pointerType: "touch",
          pointerId: 1,
          clientX: x,
          clientY: y,
          buttons,
        }),
      );
    const centre = () => {
      const { print } = partsOf(canvasElement);
      return [print.left + print.width / 2, print.top + print.height / 2] as const;
    };
    const isAt = (x: number, y: number) =>
      waitFor(() => {
        expect(centre()[0]).toBeCloseTo(x, 0);
        expect(centre()[1]).toBeCloseTo(y, 0);
      });
    const [x, y] = centre();
    // Taken off its centre, it does not jump.
    send("pointerdown", x + 10, y + 5);
    send("pointermove", x + 40, y + 25);
    await isAt(x + 30, y + 20);
    send("pointerup", x + 40, y + 25, 0);
    send("pointermove", x, y, 0);
    await isAt(x + 30, y + 20);
    send("pointerdown", x - 90, y - 60);
    await isAt(x - 90, y - 60);
    send("pointermove", x - 80, y - 60);
    await isAt(x - 80, y - 60);
    // Released outside: the next move is no drag.
    send("pointermove", x, y, 0);
    await isAt(x - 80, y - 60);
  },
};
