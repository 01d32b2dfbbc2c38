import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import {
  Alert,
  buttonSizes,
  buttonVariants,
  Inline,
  iconNames,
  LoadingButton,
  Stack,
} from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";

const meta = {
  title: "ui/LoadingButton",
  tags: ["stable", "since-0.1.0"],
  component: LoadingButton,
  argTypes: {
    variant: { control: "select", options: buttonVariants },
    size: { control: "select", options: buttonSizes },
    icon: { control: "select", options: iconNames },
  },
  args: {
    children: "Valider ma commande",
    variant: "primary",
    loadingLabel: "Validation en cours…",
    onClick: fn(() => Promise.resolve()),
  },
  parameters: {
    usage: {
      when: [
        "For an action that waits for the server: adding to the cart, paying, saving an address.",
        "For a form's submit, with `loading` until the response arrives.",
      ],
      whenNot: [
        "For an action that ends at once, use Button: a flash of a spinner is distracting.",
        "For a screen or a block that is loading, use Skeleton or Loader.",
        "For a download with known progress, use ProgressBar.",
      ],
      accessibility: [
        "While busy, it keeps its name, its width and the focus; it is `aria-disabled`, never `disabled`, which would drop the focus to the top of the page.",
        "The loading label is announced once, politely; the caller announces the result in an Alert or a Toast.",
        "The action runs once, however often Enter, Space or a finger presses it.",
        "With reduced motion the ring stands still, dotted.",
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof LoadingButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const after = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", { name: "Valider ma commande" });
    await expect(button).not.toHaveAttribute("aria-busy");
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(button).not.toHaveAttribute("aria-busy"));
  },
};
export const Playground: Story = { args: { size: "large", iconEnd: "arrowRight" } };

/** Loading: the name stays, the loading label is announced, the focus can leave and return. */
export const Loading: Story = {
  tags: ["forced-colors"],
  args: { loading: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", { name: "Valider ma commande" });
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await expect(button).toBeEnabled();
    await expect(canvas.getByRole("status")).toHaveTextContent("Validation en cours…");
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter} ");
    await expect(args.onClick).not.toHaveBeenCalled();
    // With reduced motion there is none.
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
      await expect(document.getAnimations()).toEqual([]);
    }
  },
};

/** Each variant shows its spinner in its own colours. */
export const LoadingVariants: Story = {
  render: (args) => (
    <Inline>
      {buttonVariants.map((variant) => (
        <LoadingButton
          key={variant}
          {...args}
          variant={variant}
          loading
          loadingLabel={`Validation (${variant})`}
        >
          Valider ma commande
        </LoadingButton>
      ))}
    </Inline>
  ),
};

/** Pressed twice in a hurry, it acts once, keeps its width, and is ready again when the action ends. */
export const DoubleClick: Story = {
  args: { icon: "check", onClick: fn(() => after(150)) },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", { name: "Valider ma commande" });
    const { width, height } = button.getBoundingClientRect();
    await userEvent.dblClick(button);
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(button.getBoundingClientRect()).toMatchObject({ width, height });
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(button).not.toHaveAttribute("aria-busy"));
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}{Enter} ");
    await expect(args.onClick).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(button).not.toHaveAttribute("aria-busy"));
  },
};

/** Screen readers announce once that it is busy, and nothing when it ends. */
export const AnnouncedOnce: Story = {
  args: { onClick: fn(() => after(120)) },
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole("status");
    const heard: string[] = [];
    const listener = new MutationObserver(() => {
      if (status.textContent) heard.push(status.textContent);
    });
    listener.observe(status, { childList: true, characterData: true, subtree: true });
    const button = canvas.getByRole("button");
    await userEvent.dblClick(button);
    await waitFor(() => expect(button).toHaveAttribute("aria-busy", "true"));
    await waitFor(() => expect(button).not.toHaveAttribute("aria-busy"));
    listener.disconnect();
    await expect(heard).toEqual(["Validation en cours…"]);
    await expect(status).toBeEmptyDOMElement();
  },
};

/** The action fails: the caller says so, and the button can be pressed again. */
export const FailedThenAgain: Story = {
  render: function Render(args) {
    const [failed, setFailed] = useState(false);
    return (
      <Stack>
        <div>
          <LoadingButton
            {...args}
            onClick={async () => {
              setFailed(false);
              await after(40);
              setFailed(true);
            }}
          />
        </div>
        {failed && <Alert tone="critical">Le serveur ne répond pas. Réessayez dans un instant.</Alert>}
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Valider ma commande" });
    await userEvent.click(button);
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Le serveur ne répond pas.");
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.queryByRole("alert")).toBeNull());
    await expect(await canvas.findByRole("alert")).toBeVisible();
    await waitFor(() => expect(button).not.toHaveAttribute("aria-busy"));
  },
};

const submitted = fn();
/** As a submit button: no second submit while busy. */
export const Submit: Story = {
  args: { type: "submit", loading: true },
  render: ({ children, loadingLabel, loading }) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted();
      }}
    >
      <LoadingButton type="submit" variant="primary" loadingLabel={loadingLabel} loading={loading ?? false}>
        {children}
      </LoadingButton>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    submitted.mockClear();
    await userEvent.click(canvas.getByRole("button"));
    await userEvent.keyboard("{Enter}");
    await expect(submitted).not.toHaveBeenCalled();
  },
};

/** Text on two lines keeps both while the button is busy. */
export const FullAndLong: Story = {
  args: {
    full: true,
    size: "large",
    loading: true,
    children: "Confirmer le paiement de votre commande et recevoir les photographies par courriel",
  },
};
