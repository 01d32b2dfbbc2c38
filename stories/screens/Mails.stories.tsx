import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Mail } from "../mails/Mail.tsx";
import { sampleLetters as letters } from "../mails/sampleLetters.ts";

/** Every mail of the shop as it is sent, light and dark. */
const meta = {
  title: "screens/Mails",
  component: Mail,
  parameters: { bare: true },
} satisfies Meta<typeof Mail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The order with its pictures, its sum, its addresses and what happens next. */
export const OrderConfirmation: Story = {
  tags: ["no-picture"],
  args: { letter: letters.orderConfirmation },
  play: async ({ canvas }) => {
    const [light, dark] = ["Version claire", "Version sombre"].map((name) =>
      canvas.getByRole("region", { name }),
    );
    for (const version of [light, dark])
      await expect(within(version as HTMLElement).getAllByRole("img")).toHaveLength(2);
    const colours = [light, dark].map((version) => {
      const title = within(version as HTMLElement).getByRole("heading", { level: 1 });
      return getComputedStyle(title).color;
    });
    await expect(colours).toEqual(["rgb(29, 27, 22)", "rgb(245, 240, 229)"]);
  },
};

/** The code to announce, and six of many pictures. */
export const OrderAtStand: Story = { tags: ["no-picture"], args: { letter: letters.orderAtStand } };

/** The link to the files, from a photographer with a logo and a colour. */
export const WithLogo: Story = {
  args: {
    letter: letters.download,
    brand: {
      accent: "#c2410c",
      logo: `data:image/svg+xml,${encodeURIComponent(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40" width="120" height="40"><path d="M4 36 24 6l20 30zM40 36 52 18l14 18z" fill="#1d1b16"/><path d="M74 14h40v6H74zM74 26h28v6H74z" fill="#c2410c"/></svg>',
      )}`,
    },
  },
};

/** With the PDF of the invoice. */
export const Invoice: Story = { tags: ["no-picture"], args: { letter: letters.invoice } };

/** The link to the files, with the pictures that it gives. */
export const Download: Story = { tags: ["no-picture"], args: { letter: letters.download } };

/** The parcel's carrier and number, with the pictures printed. */
export const Shipped: Story = { tags: ["no-picture"], args: { letter: letters.shipped } };

/** With the PDF of the credit note of a refund. */
export const CreditNote: Story = { tags: ["no-picture"], args: { letter: letters.creditNote } };

/** The declaration, word for word, as the law requires. */
export const Withdrawal: Story = { tags: ["no-picture"], args: { letter: letters.withdrawal } };

/** A picture was taken down: what becomes of the order. */
export const Takedown: Story = { tags: ["no-picture"], args: { letter: letters.takedown } };

export const PasswordReset: Story = { tags: ["no-picture"], args: { letter: letters.passwordReset } };

export const PasswordChanged: Story = { tags: ["no-picture"], args: { letter: letters.passwordChanged } };

/** « Prévenez-moi »: the link that confirms the address. */
export const AlertConfirmation: Story = { tags: ["no-picture"], args: { letter: letters.alertConfirmation } };

/** « Prévenez-moi »: the pictures are in. */
export const AlertFound: Story = { tags: ["no-picture"], args: { letter: letters.alertFound } };
