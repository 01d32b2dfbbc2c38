import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentType, createElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, fn } from "storybook/test";
import * as ui from "../../src/ui/index.ts";

interface StoryFile {
  default: { title: string; component: ComponentType<object>; args?: object };
  Default: { args?: object };
}

const files = import.meta.glob<StoryFile>("../ui/*.stories.tsx", { eager: true });

/** Components without a story file of their own, and what a file's args leave closed. */
const more: [name: string, component: ComponentType<never>, args: object][] = [
  ["ButtonLink", ui.ButtonLink, { to: "/cart", children: "Voir le panier" }],
  ["ToastRegion", ui.ToastRegion, { label: "Messages" }],
];
const opened: Record<string, object> = { Tooltip: { open: true, onOpenChange: fn() } };
opened.PackTooltip = opened.Tooltip ?? {};

/** Render no element of their own. */
const bare = ["LinkProvider", "ModalClose"];

const components = [
  ...Object.values(files).map(({ default: meta, Default }) => {
    const name = meta.title.replace("ui/", "");
    return [name, meta.component, { ...meta.args, ...Default.args, ...opened[name] }] as const;
  }),
  ...more,
].filter(([name]) => !bare.includes(name));

/** Returns what a component does with the three, in words; empty if all is well. */
function faultOf(container: HTMLElement, component: ComponentType<never>, args: object): string {
  const ref = { current: null as Element | null };
  const root = createRoot(container);
  const props = { ...args, ref, id: "probe", "data-probe": "here" };
  flushSync(() => root.render(createElement(component as ComponentType<object>, props)));
  const marked = [...document.querySelectorAll("[id='probe'], [data-probe]")];
  const [element] = marked;
  const fault = [
    marked.length === 1 ? "" : `${marked.length} elements`,
    element?.id === "probe" ? "" : "no id",
    element?.getAttribute("data-probe") === "here" ? "" : "no data attribute",
    ref.current !== null && ref.current === element ? "" : "no ref",
  ];
  root.unmount();
  return fault.filter(Boolean).join(", ");
}

const meta = {
  title: "accessibility/Root props",
  tags: ["no-picture"],
  render: () => <p>Every component passes ref, id and data attributes to one element.</p>,
} satisfies Meta;
export default meta;

export const Default: StoryObj = {
  play: async ({ canvasElement }) => {
    const names = components.map(([name]) => name);
    const exported = Object.keys(ui).filter((name) => /^[A-Z]/.test(name) && !bare.includes(name));
    await expect(names.sort()).toEqual(exported.sort());
    const container = canvasElement.appendChild(document.createElement("div"));
    const faults = components.flatMap(([name, component, args]) => {
      const fault = faultOf(container, component as ComponentType<never>, args);
      return fault ? [`${name}: ${fault}`] : [];
    });
    container.remove();
    await expect(faults).toEqual([]);
  },
};
