import { createElement } from "react";
import { addons, types } from "storybook/manager-api";
import { statuses } from "../stories/support/status.ts";
import { docsTheme } from "./docsTheme.ts";
import { ThemesPanel } from "./themesPanel.ts";

/** Statuses that the sidebar shows beside a component's name. */
const shown = Object.keys(statuses).filter((status) => status !== "stable");

addons.setConfig({
  theme: docsTheme,
  sidebar: {
    renderLabel: (item) => {
      const status = item.type === "component" && shown.find((tag) => item.tags.includes(tag));
      if (!status) return item.name;
      const badge = createElement("small", { style: { opacity: 0.75 } }, ` · ${status}`);
      return createElement("span", null, item.name, badge);
    },
  },
});

addons.register("dossard/themes", () => {
  addons.add("dossard/themes/panel", {
    type: types.PANEL,
    title: "Themes side by side",
    render: ({ active }) => (active ? createElement(ThemesPanel) : null),
  });
});
