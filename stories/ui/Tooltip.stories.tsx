import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, waitFor, within } from "storybook/test";
import { Button, IconButton, Inline, Modal, Tooltip, tooltipSides } from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";
import { inWindow, opensIn } from "../support/window.ts";

const page = within(document.body);
const gone = () => waitFor(() => expect(page.queryByRole("tooltip")).toBeNull());

const meta = {
  title: "ui/Tooltip",
  tags: ["stable", "since-0.1.0"],
  component: Tooltip,
  argTypes: { side: { control: "select", options: tooltipSides } },
  args: {
    text: "Vous ne pouvez pas ajouter plus de 300 photos à votre sélection en une seule fois.",
    delay: 0,
    side: "bottom",
    children: <Button unavailable>Ajouter toutes les photos</Button>,
  },
  parameters: {
    usage: {
      when: [
        "The reason why a button cannot be used, on the button itself, which is `unavailable`, not `disabled`.",
        "The visible name of an icon on its own.",
      ],
      whenNot: [
        "For what everybody must read, use Text or Alert: many readers never see a tooltip.",
        "For a field's help, use its hint: it stays in view during typing.",
        "For controls inside, use Modal.",
        "For the reason why pictures do not fit into a pack, use PackTooltip: it draws the places.",
      ],
      accessibility: [
        "Shown on hover and at once on focus; Escape hides it without closing the dialog below; the pointer may rest on it (WCAG 1.4.13).",
        "Its text is the control's description while it shows; it never takes the focus.",
        "On touch it shows on a control that cannot be used, and hides at the next press; other controls act on the press.",
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shown on focus, tied to its control, hidden by Escape and on blur. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Ajouter toutes les photos" });
    await expect(button).not.toHaveAccessibleDescription();
    await userEvent.tab();
    await expect(await page.findByRole("tooltip")).toHaveTextContent("plus de 300 photos");
    await expect(button).toHaveAccessibleDescription(/plus de 300 photos/);
    await userEvent.keyboard("{Escape}");
    await gone();
    await expect(button).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await page.findByRole("tooltip");
    await userEvent.tab();
    await gone();
  },
};
export const Playground: Story = { args: { side: "right" } };

export const Open: Story = {
  tags: ["forced-colors"],
  render: ({ text, children, side }) => (
    <Inline justify="center">
      <Tooltip text={text} {...(side && { side })} open onOpenChange={fn()}>
        {children}
      </Tooltip>
    </Inline>
  ),
};

/** Shown on hover; the pointer may move onto it, to read or copy; it hides when the pointer leaves both. */
export const Hovered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole("button"));
    const [tooltip] = await page.findAllByText(/plus de 300 photos/);
    await userEvent.hover(tooltip as HTMLElement);
    await expect(page.getByRole("tooltip")).toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await gone();
  },
};

/** A tap on an unavailable button shows why; the next press, anywhere, hides it. */
export const Touched: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button");
    const tap = async (element: Element) => {
      const touch = { pointerType: "touch", bubbles: true, cancelable: true };
      await fireEvent(element, new PointerEvent("pointerdown", touch));
      await fireEvent(element, new PointerEvent("pointerup", touch));
      await fireEvent(element, new MouseEvent("click", touch));
    };
    await tap(button);
    await expect(await page.findByRole("tooltip")).toHaveTextContent("plus de 300 photos");
    await tap(button);
    await gone();
    await tap(button);
    await page.findByRole("tooltip");
    // Radix listens for outside presses from the next task on.
    await new Promise((done) => setTimeout(done));
    await tap(document.body);
    await gone();
  },
};

const zoomed = fn();
/** A tap on an available control acts: no tooltip shows. */
export const TouchedInUse: Story = {
  args: {
    text: "Agrandir la photo",
    children: <IconButton icon="zoomIn" label="Agrandir la photo" variant="outlined" onClick={zoomed} />,
  },
  play: async ({ canvas }) => {
    zoomed.mockClear();
    const button = canvas.getByRole("button");
    const touch = { pointerType: "touch", bubbles: true };
    await fireEvent(button, new PointerEvent("pointerdown", touch));
    await fireEvent(button, new PointerEvent("pointerup", touch));
    await fireEvent(button, new MouseEvent("click", { bubbles: true }));
    await expect(zoomed).toHaveBeenCalledTimes(1);
    await expect(page.queryByRole("tooltip")).toBeNull();
  },
};

/** In a dialog: Escape hides the tooltip first, then closes the dialog. */
export const InsideModal: Story = {
  parameters: { docs: { story: { inline: false } } },
  render: function Render({ text }) {
    const [open, setOpen] = useState(true);
    return (
      <Modal
        open={open}
        onOpenChange={setOpen}
        title="Choisissez un pack"
        closeLabel="Fermer"
        footer={
          <Tooltip text={text} delay={0}>
            <Button unavailable>Ajouter au pack</Button>
          </Tooltip>
        }
      />
    );
  },
  play: async ({ userEvent }) => {
    const dialog = await page.findByRole("dialog");
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(dialog).getByRole("button", { name: "Ajouter au pack" })).toHaveFocus();
    await page.findByRole("tooltip");
    await userEvent.keyboard("{Escape}");
    await gone();
    await expect(page.getByRole("dialog")).toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
  },
};

/** At 320 px it stays inside the window. */
export const Smallest: Story = {
  globals: opensIn("small"),
  play: async ({ canvas, userEvent }) => {
    await inWindow(320, 480, async () => {
      await userEvent.tab();
      await expect(canvas.getByRole("button")).toHaveFocus();
      await page.findByRole("tooltip");
      const frame = document.querySelector("[data-radix-popper-content-wrapper]");
      await waitFor(async () => {
        const { left = -1, right = 999 } = frame?.getBoundingClientRect() ?? {};
        await expect(left).toBeGreaterThanOrEqual(0);
        await expect(right).toBeLessThanOrEqual(320);
      });
      await userEvent.keyboard("{Escape}");
      await gone();
    });
    canvas.getByRole("button").blur();
  },
};
