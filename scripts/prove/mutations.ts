/** One thing altered, as a slip of the hand would. */
export interface Mutation {
  name: string;
  file: string;
  /** Stands exactly once in the file. */
  from: string;
  to: string;
  /** The stories that show it. */
  stories: string;
}

const money = "src/domain/money/money.ts";

/** Small enough to be missed by eye: three steps of a colour, a pixel, a letter, a word only heard. */
export const mutations: readonly Mutation[] = [
  {
    name: "a token's colour, three steps off",
    file: "src/ui/theme/boutique.ts",
    from: 'accent: "#116b3c"',
    to: 'accent: "#146e3f"',
    stories: "stories/ui/Button.stories.tsx",
  },
  {
    name: "a colour of the stand alone",
    file: "src/ui/theme/stand.ts",
    from: 'promo: "#ffd21f"',
    to: 'promo: "#ffd523"',
    stories: "stories/ui/Banner.stories.tsx",
  },
  {
    name: "an accent missing in a French text",
    file: "src/features/cart/CartSummary.tsx",
    from: "Récapitulatif",
    to: "Recapitulatif",
    stories: "stories/screens/Cart.stories.tsx",
  },
  {
    name: "a plain space for the no-break space of a price",
    file: money,
    from: "return euros.format(cents / 100)",
    to: 'return euros.format(cents / 100).replace("\\u00a0", " ")',
    stories: "stories/screens/Cart.stories.tsx",
  },
  {
    name: "a cent too many",
    file: money,
    from: "return euros.format(cents / 100)",
    to: "return euros.format((cents + 1) / 100)",
    stories: "stories/screens/Cart.stories.tsx",
  },
  {
    name: "one pixel of padding",
    file: "src/ui/button/Button.css.ts",
    from: "paddingInline: space.md,",
    to: 'paddingInline: "17px",',
    stories: "stories/ui/Button.stories.tsx",
  },
  {
    name: "an aria-label left out",
    file: "src/ui/stepper/Stepper.tsx",
    from: " aria-label={label}",
    to: "",
    stories: "stories/ui/Stepper.stories.tsx",
  },
  {
    name: "a status that is no longer announced",
    file: "src/ui/toast/Toast.tsx",
    from: 'role="status" ',
    to: "",
    stories: "stories/ui/Toast.stories.tsx",
  },
  {
    name: "a thinner focus ring",
    file: "src/ui/theme/reset.css.ts",
    from: "outline: `3px solid",
    to: "outline: `2px solid",
    stories: "stories/ui/Stepper.stories.tsx",
  },
  {
    name: "a corner rounded differently",
    file: "src/ui/card/Card.css.ts",
    from: "borderRadius: vars.radius.lg",
    to: "borderRadius: vars.radius.md",
    stories: "stories/ui/Card.stories.tsx",
  },
  {
    name: "a picture without its words",
    file: "src/ui/line-item/LineItem.tsx",
    from: "alt={imageAlt}",
    to: 'alt=""',
    stories: "stories/ui/LineItem.stories.tsx",
  },
  {
    name: "a heading one level down",
    file: "src/features/cart/CartSummary.tsx",
    from: "level={2}",
    to: "level={3}",
    stories: "stories/screens/Cart.stories.tsx",
  },
];
