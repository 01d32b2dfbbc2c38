import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, waitFor, within } from "storybook/test";
import { galleryTexts } from "../../src/shop/galleryTexts.ts";
import {
  Button,
  ConfirmationModal,
  Gallery,
  Modal,
  ModalClose,
  modalPanels,
  modalSizes,
  Picture,
  Stack,
  Text,
} from "../../src/ui/index.ts";
import { photo } from "../drawings/photo.ts";
import type { Usage } from "../support/usage.ts";
import { inWindow } from "../support/window.ts";

const page = within(document.body);
const noDialog = () => waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
const focused = () => document.activeElement as HTMLElement;

const terms = (
  <Stack>
    {Array.from({ length: 24 }, (_, place) => place + 1).map((article) => (
      <Text key={article}>
        Article {article}. Les photographies sont livrées dans les formats et les délais annoncés à la
        commande ; les tirages sont expédiés à l’adresse choisie.
      </Text>
    ))}
  </Stack>
);

const meta = {
  title: "ui/Modal",
  tags: ["stable", "since-0.1.0"],
  component: Modal,
  argTypes: {
    size: { control: "select", options: modalSizes },
    panel: { control: "select", options: modalPanels },
  },
  args: {
    open: true,
    onOpenChange: fn(),
    title: "Choisissez un format",
    closeLabel: "Fermer",
    children: (
      <Stack>
        <Picture src={photo(2)} alt="Photo DSC_0288" retryLabel="Réessayer" eager />
        <Text>Vous pourrez changer de format dans le panier.</Text>
      </Stack>
    ),
    footer: (
      <>
        <Button>Retour</Button>
        <Button variant="primary">Ajouter au panier</Button>
      </>
    ),
  },
  parameters: {
    usage: {
      when: [
        "For a short task that starts and ends on the page behind it: adding a picture, choosing a contest, setting up a pack.",
        "With its buttons in the footer, always in view: cancel first, the main action last.",
      ],
      whenNot: [
        "For a question before an action that cannot be undone, use ConfirmationModal.",
        "For a confirmation, use Toast; for an error on this page, use Alert.",
        "For a task of several screens with its own address, add a screen under src/routes.",
        "For a sentence about one control, use Tooltip.",
      ],
      accessibility: [
        "Focus enters it, is trapped by Tab and Shift+Tab, and returns to its opener; the title is its name, and the description is read with it.",
        "Escape, the close button and a press outside close it; a press that only ends outside does not. While it is locked, nothing closes it.",
        "The page behind it neither scrolls nor is read. A second modal may open over it; Escape closes only the upper one.",
        "Content taller than the window scrolls between title and buttons, by keyboard too; in a window up to 480 px high the whole modal scrolls.",
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Modal>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The same modal, opened by its trigger and closed by its own controls. */
const opened: NonNullable<Story["render"]> = (args) => (
  <Modal {...args} open={undefined} trigger={<Button>Commander cette photo</Button>} />
);

export const Default: Story = {
  tags: ["forced-colors"],
  play: async () => {
    const dialog = await page.findByRole("dialog", { name: "Choisissez un format" });
    await expect(dialog).toHaveAttribute("aria-modal", "true");
    await expect(dialog).not.toHaveAccessibleDescription();
    await expect(within(dialog).getByRole("heading", { level: 2 })).toHaveTextContent("Choisissez un format");
    await waitFor(() => expect(dialog).toHaveFocus());
    // With reduced motion there is none.
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
      await expect(document.getAnimations()).toEqual([]);
    }
  },
};
export const Playground: Story = { args: { size: "small", description: "Deux formats vont avec ce pack." } };
export const Large: Story = { args: { size: "large", title: "Photo DSC_0288" } };

/** A photograph takes the window, the rest is one line below it. */
export const Stage: Story = {
  tags: ["tablet", "kiosk"],
  args: {
    title: "Photo DSC_0288",
    stage: (
      <Gallery
        label="Photos"
        size="stage"
        picture={{ src: photo(2), alt: "Photo DSC_0288" }}
        index={0}
        count={5}
        onIndexChange={fn()}
        labels={galleryTexts}
      />
    ),
    panel: "line",
    children: <Text size="small">16 mai 2026 à 10&nbsp;h&nbsp;12</Text>,
  },
  play: async () => {
    const dialog = await page.findByRole("dialog", { name: "Photo DSC_0288" });
    await waitFor(() => expect(page.queryByRole("status")).toBeNull());
    const image = page.getByRole("img", { name: "Photo DSC_0288" });
    // As large as a photograph of its shape can be there: at least nine tenths of it.
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [1024, 768],
      [1440, 900],
      [1080, 1920],
      [844, 390],
    ] as const) {
      await inWindow(width, height, async () => {
        const { width: across, height: down } = image.getBoundingClientRect();
        const shown = Math.min(across / 3, down / 2) ** 2;
        const most = Math.min(window.innerWidth / 3, Math.min(window.innerHeight * 0.9, 800) / 2) ** 2;
        await expect(shown / most, `at ${width} px`).toBeGreaterThanOrEqual(0.9);
        await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
      });
    }
  },
};

/** With a choice to make, a desktop has the panel beside the photograph. */
export const StageWithAside: Story = {
  tags: ["tablet"],
  args: { ...Stage.args, panel: "aside", children: terms },
  play: async () => {
    await expect(await page.findByRole("group", { name: "Photo DSC_0288" })).toHaveAttribute("tabindex", "0");
  },
};

/** The sentence under the title is its description. */
export const Described: Story = {
  args: { description: "Deux formats vont avec ce pack.", size: "small" },
  play: async () => {
    const dialog = await page.findByRole("dialog");
    await expect(dialog).toHaveAccessibleDescription("Deux formats vont avec ce pack.");
  },
};

/** If a picture serves as the title, the words stay for screen readers. */
export const TitleHidden: Story = {
  args: { titleHidden: true, title: "Photo DSC_0288" },
  play: async () => {
    await expect(await page.findByRole("dialog", { name: "Photo DSC_0288" })).toBeVisible();
  },
};

/** Longer than the window: the middle scrolls, by keyboard too; title and buttons stay. */
export const LongContent: Story = {
  args: {
    title: "Conditions générales de vente de photographies d’événements sportifs",
    children: terms,
  },
  play: async ({ userEvent }) => {
    const dialog = await page.findByRole("dialog");
    const middle = await within(dialog).findByRole("group", { name: /^Conditions générales/ });
    const forward = within(dialog).getByRole("button", { name: "Ajouter au panier" });
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await expect(middle).toHaveFocus();
    for (const [width, height] of [
      [390, 844],
      [320, 480],
      [640, 390],
    ] as const) {
      await inWindow(width, height, async () => {
        const frame = dialog.getBoundingClientRect();
        await expect(frame.top).toBeGreaterThanOrEqual(0);
        await expect(frame.bottom).toBeLessThanOrEqual(window.innerHeight);
        await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
        const shallow = height <= 480;
        const scroller = shallow ? dialog : middle;
        await expect(scroller.scrollHeight).toBeGreaterThan(scroller.clientHeight);
        scroller.scrollTop = scroller.scrollHeight;
        await expect(forward.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
        scroller.scrollTop = 0;
        if (!shallow) {
          await expect(middle.clientHeight).toBeGreaterThan(240);
          await expect(forward.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
        }
      });
    }
    // If the whole dialog scrolls, its middle is no tab stop, and loses the focus.
    await waitFor(() => expect(middle).toHaveAttribute("tabindex", "0"));
    middle.focus();
  },
};

/** Focus enters, is trapped in both directions, and returns to the opener. */
export const ByKeyboard: Story = {
  args: { open: false },
  render: opened,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "Commander cette photo" });
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const dialog = await page.findByRole("dialog");
    await waitFor(() => expect(dialog).toHaveFocus());
    await expect(getComputedStyle(document.documentElement).overflow).toBe("hidden");
    // The page behind is hidden from screen readers.
    await expect(opener.closest("[aria-hidden='true'], [inert]")).not.toBeNull();

    const stops = ["Fermer", "Retour", "Ajouter au panier"];
    for (const name of [...stops, ...stops]) {
      await userEvent.tab();
      await expect(focused()).toHaveAccessibleName(name);
    }
    for (const name of ["Retour", "Fermer", "Ajouter au panier"]) {
      await userEvent.tab({ shift: true });
      await expect(focused()).toHaveAccessibleName(name);
    }
    await userEvent.keyboard("{Escape}");
    await noDialog();
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(getComputedStyle(document.documentElement).overflow).not.toBe("hidden");
    // No style element may be added at run time: the shop's content security policy blocks it.
    await expect(document.body).not.toHaveAttribute("data-scroll-locked");
  },
};

/** The close button closes it and returns the focus. */
export const ByCross: Story = {
  args: { open: false },
  render: opened,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "Commander cette photo" });
    await userEvent.click(opener);
    await userEvent.click(await page.findByRole("button", { name: "Fermer" }));
    await noDialog();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

const mouse = { bubbles: true, cancelable: true, pointerType: "mouse", button: 0 };
/** A full press, from one element to another. */
async function press(begin: Element, end: Element) {
  // Radix listens for outside presses from the next task on.
  await new Promise((done) => setTimeout(done));
  await fireEvent(begin, new PointerEvent("pointerdown", mouse));
  await fireEvent(end, new PointerEvent("pointerup", mouse));
  await fireEvent(end, new MouseEvent("click", mouse));
}

/** A press outside closes it; one that starts inside and ends outside, as in selecting text, does not. */
export const PressBeside: Story = {
  args: { open: false },
  render: opened,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Commander cette photo" }));
    const dialog = await page.findByRole("dialog");
    await press(dialog, document.body);
    // Radix handles a press in a separate task.
    await new Promise((done) => setTimeout(done, 20));
    await expect(dialog).toBeVisible();
    await expect(args.onOpenChange).not.toHaveBeenCalledWith(false);
    await press(document.body, document.body);
    await noDialog();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** While an action runs, neither Escape nor the close button nor an outside press closes it. */
export const Locked: Story = {
  args: { locked: true },
  play: async ({ userEvent, args }) => {
    const dialog = await page.findByRole("dialog");
    const cross = within(dialog).getByRole("button", { name: "Fermer" });
    await expect(cross).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("{Escape}");
    await userEvent.click(cross);
    await press(document.body, document.body);
    // Radix handles a press in a separate task.
    await new Promise((done) => setTimeout(done, 20));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(dialog).toBeVisible();
  },
};

/** A question over a dialog: the upper one holds the focus, Escape closes only it, and the focus returns to the lower one. */
export const QuestionOverIt: Story = {
  render: function Render(args) {
    const [open, setOpen] = useState(args.open ?? false);
    const [asks, setAsks] = useState(false);
    return (
      <>
        <Modal
          {...args}
          open={open}
          onOpenChange={setOpen}
          trigger={undefined}
          footer={<Button onClick={() => setAsks(true)}>Retirer cette photo du pack</Button>}
        />
        <ConfirmationModal
          open={asks}
          onOpenChange={setAsks}
          tone="danger"
          title={"Retirer cette photo du pack\u202f?"}
          message="La photo DSC_0288 libère une place. Elle reste dans votre sélection."
          confirmLabel="Retirer la photo"
          cancelLabel="Conserver"
          loadingLabel="Suppression en cours…"
          closeLabel="Fermer"
          onConfirm={fn()}
        />
      </>
    );
  },
  play: async ({ userEvent }) => {
    const opener = await page.findByRole("button", { name: "Retirer cette photo du pack" });
    await userEvent.click(opener);
    const question = await page.findByRole("alertdialog");
    // The lower dialog is hidden from screen readers meanwhile.
    await expect(page.queryByRole("dialog")).toBeNull();
    for (let press = 0; press < 4; press += 1) {
      await userEvent.tab();
      await expect(question).toContainElement(focused());
    }
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page.queryByRole("alertdialog")).toBeNull());
    await expect(page.getByRole("dialog")).toBeVisible();
    // The page below still does not scroll.
    await expect(getComputedStyle(document.documentElement).overflowY).toBe("hidden");
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(await page.findByRole("alertdialog")).toBeVisible();
  },
};

/** Its trigger and a button in it are all the state there is. */
export const ClosedFromWithin: Story = {
  tags: ["no-picture"],
  args: { open: false, size: "small" },
  render: (args) => (
    <Modal
      {...args}
      open={undefined}
      trigger={<Button>Commander cette photo</Button>}
      footer={
        <ModalClose>
          <Button>Continuer mes achats</Button>
        </ModalClose>
      }
    />
  ),
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole("button", { name: "Commander cette photo" });
    await expect(opener).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(opener);
    await userEvent.click(await page.findByRole("button", { name: "Continuer mes achats" }));
    await noDialog();
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};
