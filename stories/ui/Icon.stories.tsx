import type { Meta, StoryObj } from "@storybook/react-vite";
import { Box, Columns, Heading, Icon, iconNames, iconSizes, Stack, Text } from "../../src/ui/index.ts";

const meta = {
  title: "ui/Icon",
  component: Icon,
  argTypes: {
    name: { control: "select", options: iconNames },
    size: { control: "select", options: iconSizes },
  },
  args: { name: "cart" },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { name: "logo", size: "large", label: "Dossard" } };

/** The whole set. */
export const AllIcons: Story = {
  tags: ["stand"],
  render: () => (
    <Stack space="lg">
      <Heading level={1}>Jeu d’icônes</Heading>
      <Columns count={[1, 3, 4]} space="sm">
        {iconNames.map((name) => (
          <Box
            key={name}
            display="flex"
            alignItems="center"
            gap="sm"
            padding="sm"
            border="line"
            background="surface"
          >
            <Icon name={name} size="large" />
            <Text as="span" size="small" tone="muted">
              {name}
            </Text>
          </Box>
        ))}
      </Columns>
    </Stack>
  ),
};
