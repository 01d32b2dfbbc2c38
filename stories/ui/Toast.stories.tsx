import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { Box, Button, Text, TextLink, Toast, ToastRegion, toastTones } from "../../src/ui/index.ts";

const meta = {
  title: "ui/Toast",
  component: Toast,
  argTypes: { tone: { control: "select", options: toastTones } },
  tags: ["whole-page"],
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

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Fermer" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole("region", { name: "Messages" })).toHaveAttribute("aria-live", "polite");
  },
};
export const Playground: Story = {
  tags: ["phone", "stand"],
  args: {
    tone: "info",
    children: "Tirage 20 × 30 ajouté au panier.",
    action: (
      <TextLink to="/cart" tone="inherit" standalone>
        Voir le panier
      </TextLink>
    ),
  },
};

/** It leaves by itself, but not while it holds the focus. */
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
