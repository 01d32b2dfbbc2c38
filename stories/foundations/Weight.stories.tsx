import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Weight, Weights } from "../../scripts/ui/weights.ts";
import { EmptyState, Table } from "../../src/ui/index.ts";
import { Chapter, Sheet } from "./Sheet.tsx";

// Written by the last build of the library on this machine: one build's figures are no baseline, and are not committed.
const measured = import.meta.glob<Weights>("../../dist/ui/weights.json", { eager: true, import: "default" });

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(2)} kB`;

const heaviestFirst = (components: readonly Weight[]) =>
  components.toSorted((one, other) => other.withPackages - one.withPackages);

const summary = ({ all, styles }: Weights) =>
  `All of them together: ${kilobytes(all.own)}, with packages ${kilobytes(all.withPackages)}. The style sheet, fonts apart: ${kilobytes(styles)}.`;

/** What each component costs when imported alone. */
function WeightSheet({ weights }: { weights: Weights | undefined }) {
  return (
    <Sheet
      title="Weight"
      lead="What a component adds to a page that uses it alone: bundled, minified, compressed. React is there anyway and does not count."
    >
      {weights ? (
        <Chapter title="Components" note={summary(weights)}>
          <Table
            caption="Cost of each component, gzip"
            captionHidden
            columns={[
              { key: "name", header: "Component", cell: ({ name }) => name },
              { key: "own", header: "Our code", align: "end", cell: ({ own }) => kilobytes(own) },
              {
                key: "packages",
                header: "With its packages",
                align: "end",
                cell: ({ withPackages }) => kilobytes(withPackages),
              },
            ]}
            rows={heaviestFirst(weights.components)}
            rowKey={({ name }) => name}
          />
        </Chapter>
      ) : (
        <EmptyState icon="info" title="Nothing has been weighed yet" level={2}>
          Run npm run build:ui, then open this page again.
        </EmptyState>
      )}
    </Sheet>
  );
}

const meta = {
  title: "Fondations/Weight",
  component: WeightSheet,
  tags: ["!autodocs"],
} satisfies Meta<typeof WeightSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Excluded from tests and pictures: its figures depend on the last local build. */
export const Measured: Story = {
  tags: ["!test"],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { weights: Object.values(measured)[0] },
};

export const Example: Story = {
  args: {
    weights: {
      components: [
        { name: "Button", own: 2060, withPackages: 2720 },
        { name: "Modal", own: 5120, withPackages: 14_890 },
      ],
      all: { own: 27_570, withPackages: 54_060 },
      styles: 12_200,
    },
  },
};

export const NothingWeighed: Story = { args: { weights: undefined } };
