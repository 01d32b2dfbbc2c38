import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { Box, Button, Inline, Text, TextLink, Toast, ToastRegion, toastTones } from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";

const meta = {
  title: "ui/Toast",
  component: Toast,
  subcomponents: { ToastRegion },
  argTypes: { tone: { control: "select", options: toastTones } },
  tags: ["stable", "since-0.1.0", "whole-page"],
  parameters: {
    usage: {
      when: [
        "To confirm an action with a result elsewhere on the page or on another screen: a picture kept, a print in the cart.",
        "For messages that may safely be missed.",
      ],
      whenNot: [
        "For an error or anything that needs attention, use Alert next to its subject.",
        "For a question, use ConfirmationModal.",
        "For a result in plain view (a tick that appears), use nothing.",
      ],
      accessibility: [
        "ToastRegion is mounted once with the page: each toast is read once, when it appears, in order, and without interrupting.",
        "It stays 6 seconds, 12 with an action; the timer pauses on hover, on focus, and in a hidden tab.",
        "Escape closes it while it holds the focus, which then returns to where it was.",
      ],
    } satisfies Usage,
  },
  args: {
    children: "Photo ajoutée à votre sélection.",
    dismissLabel: "Fermer",
    onDismiss: fn(),
    duration: 60_000,
  },
  render: (args) => (
    <>
      <Box paddingBottom="xxxl">
        <Text tone="muted">Grand Prix de Lamotte-Beuvron, épreuve 12</Text>
      </Box>
      <ToastRegion label="Messages">
        <Toast {...args} />
      </ToastRegion>
    </>
  ),
} satisfies Meta<typeof Toast>;
export default meta;
type Story = StoryObj<typeof meta>;

const cartLink = (
  <TextLink to="/cart" tone="inherit" standalone>
    Voir le panier
  </TextLink>
);

/** A landmark with one status and a close button. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const region = canvas.getByRole("region", { name: "Messages" });
    const status = within(region).getByRole("status");
    await expect(status).toHaveTextContent("Photo ajoutée à votre sélection.");
    await expect(status).toHaveAttribute("aria-atomic", "false");
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Fermer" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
};
export const Playground: Story = {
  args: { tone: "info", children: "Tirage 20 × 30 ajouté au panier.", action: cartLink },
};

export const Warning: Story = {
  args: { tone: "warning", children: "Cette photo était déjà dans votre sélection." },
};

/** The action goes below the text when space is short. */
export const LongText: Story = {
  args: {
    children:
      "Les 24 photos du Championnat régional de saut d’obstacles de Nouvelle-Aquitaine sont dans votre sélection, qui en compte maintenant 98.",
    action: cartLink,
  },
};

/** The newest is last; earlier toasts are neither reordered nor read again. */
export const SeveralInOrder: Story = {
  render: function Render({ onDismiss, ...args }) {
    const [names, setNames] = useState(["DSC_0412"]);
    return (
      <>
        <Box paddingBottom="xxxl">
          <Button onClick={() => setNames((known) => [...known, `DSC_0${412 + known.length}`])}>
            Garder la photo suivante
          </Button>
        </Box>
        <ToastRegion label="Messages">
          {names.map((name) => (
            <Toast
              {...args}
              key={name}
              onDismiss={() => {
                onDismiss();
                setNames((known) => known.filter((other) => other !== name));
              }}
            >
              Photo {name} ajoutée à votre sélection.
            </Toast>
          ))}
        </ToastRegion>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole("status");
    const added: string[] = [];
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) added.push((node.textContent ?? "").slice(0, 14));
    });
    observer.observe(status, { childList: true, subtree: true, characterData: true });
    const next = canvas.getByRole("button", { name: "Garder la photo suivante" });
    await userEvent.click(next);
    await userEvent.click(next);
    await expect(canvas.getAllByText(/ajoutée/).map(({ textContent }) => textContent)).toEqual([
      "Photo DSC_0412 ajoutée à votre sélection.",
      "Photo DSC_0413 ajoutée à votre sélection.",
      "Photo DSC_0414 ajoutée à votre sélection.",
    ]);
    const [first, , last] = canvas
      .getAllByText(/ajoutée/)
      .map((element) => element.getBoundingClientRect().top);
    await expect(first).toBeLessThan(last ?? 0);
    observer.disconnect();
    await expect(added).toEqual(["Photo DSC_0413", "Photo DSC_0414"]);
  },
};

/** Closes by itself, but not while it holds the focus. */
export const LeavesByItself: Story = {
  args: { duration: 250 },
  render: function Render({ onDismiss, ...args }) {
    const [shown, setShown] = useState(false);
    return (
      <>
        <Button onClick={() => setShown(true)}>Ajouter à ma sélection</Button>
        <ToastRegion label="Messages">
          {shown && (
            <Toast
              {...args}
              onDismiss={() => {
                setShown(false);
                onDismiss();
              }}
            />
          )}
        </ToastRegion>
      </>
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Ajouter à ma sélection" }));
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Fermer" })).toHaveFocus();
    await new Promise((done) => setTimeout(done, 400));
    await expect(args.onDismiss).not.toHaveBeenCalled();
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledTimes(1));
    await expect(canvas.queryByText("Photo ajoutée à votre sélection.")).toBeNull();
  },
};

/** Six seconds, twelve with an action: `stories/__looks__` holds its waits. */
export const Stays: Story = {
  tags: ["no-picture"],
  render: ({ duration: _duration, ...args }) => (
    <ToastRegion label="Messages">
      <Toast {...args} />
      <Toast {...args} action={cartLink} />
    </ToastRegion>
  ),
};

/** Stays while the pointer rests on it, even after the focus has left. */
export const HeldByThePointer: Story = {
  ...LeavesByItself,
  tags: ["no-picture"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Ajouter à ma sélection" }));
    await userEvent.hover(canvas.getByText("Photo ajoutée à votre sélection."));
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await new Promise((done) => setTimeout(done, 400));
    await expect(args.onDismiss).not.toHaveBeenCalled();
    await userEvent.unhover(canvas.getByText("Photo ajoutée à votre sélection."));
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledTimes(1));
  },
};

/** Escape closes it and returns the focus to the button that opened it. */
export const ByKeyboard: Story = {
  args: { duration: 60_000 },
  tags: ["no-picture"],
  render: function Render({ onDismiss, ...args }) {
    const [shown, setShown] = useState(false);
    return (
      <>
        <Inline>
          <Button>Voir la photo</Button>
          <Button onClick={() => setShown(true)}>Ajouter au panier</Button>
        </Inline>
        <ToastRegion label="Messages">
          {shown && (
            <Toast
              {...args}
              action={cartLink}
              onDismiss={() => {
                setShown(false);
                onDismiss();
              }}
            />
          )}
        </ToastRegion>
      </>
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", { name: "Ajouter au panier" });
    await userEvent.click(button);
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Voir le panier" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Fermer" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
};
