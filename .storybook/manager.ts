import { addons } from "storybook/manager-api";
import { docsTheme } from "./docsTheme.ts";

addons.setConfig({ theme: docsTheme });
