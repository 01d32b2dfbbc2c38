import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { Box, SearchBox } from "../../src/ui/index.ts";

const found = [
  { id: "1", label: "Jappeloup d’Ecly", detail: "Cheval" },
  { id: "2", label: "Jeanne Lefèvre", detail: "Cavalière" },
  { id: "3", label: "Jean-François du Chazaud de La Rochefoucauld", detail: "Cavalier" },
  { id: "4", label: "214", detail: "Dossard" },
];

const meta = {
  title: "ui/SearchBox",
  component: SearchBox,
  args: {
    label: "Retrouvez vos photos",
    placeholder: "Cheval, cavalier ou dossard",
    value: "",
    options: [],
    clearLabel: "Effacer",
    debounceMs: 120,
    onValueChange: fn(),
    onSearch: fn(),
    onSelect: fn(),
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Box paddingBottom="xxxl">
        <SearchBox
          {...args}
          value={value}
          onValueChange={(text) => {
            setValue(text);
            args.onValueChange(text);
          }}
        />
      </Box>
    );
  },
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One search a pause, not one a keystroke. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("combobox", { name: "Retrouvez vos photos" }), "jeanne ");
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith("jeanne"));
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
  },
};
export const Playground: Story = { args: { labelHidden: true, loading: true, value: "je" } };

/** Arrows move, Enter chooses; the focus stays in the box. */
export const Suggestions: Story = {
  tags: ["phone", "stand", "whole-page"],
  args: { value: "j", options: found, status: "4 résultats" },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole("combobox");
    await userEvent.click(box);
    await expect(box).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    const second = canvas.getByRole("option", { name: /Jeanne Lefèvre/ });
    await expect(second).toHaveAttribute("aria-selected", "true");
    await expect(box).toHaveAttribute("aria-activedescendant", second.id);
    await expect(box).toHaveFocus();
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

export const Choose: Story = {
  args: { value: "j", options: found },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole("combobox");
    await userEvent.click(box);
    await userEvent.keyboard("{ArrowUp}{Enter}");
    await expect(args.onSelect).toHaveBeenCalledWith(found[3]);
    await expect(canvas.queryByRole("listbox")).toBeNull();
    await userEvent.keyboard("{ArrowDown}");
    await userEvent.click(canvas.getByRole("option", { name: /Jappeloup/ }));
    await expect(args.onSelect).toHaveBeenLastCalledWith(found[0]);
    await userEvent.keyboard("{ArrowDown}{Escape}");
    await expect(canvas.queryByRole("listbox")).toBeNull();
    await expect(box).toHaveValue("j");
    await userEvent.keyboard("{Escape}");
    await expect(box).toHaveValue("");
  },
};

export const NoResult: Story = {
  tags: ["whole-page"],
  args: { value: "zorglub", status: "Aucun résultat ne correspond à votre recherche." },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await expect(canvas.getByRole("status")).toHaveTextContent(
      "Aucun résultat ne correspond à votre recherche.",
    );
  },
};
