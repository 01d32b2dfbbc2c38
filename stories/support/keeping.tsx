import type { Decorator } from "@storybook/react-vite";
import { useState } from "react";

/** What an earlier page has kept in the browser, under one of the shop's keys. Goes inside `inShop`, which begins with nothing. */
export const keeping =
  (key: string, value: unknown): Decorator =>
  (Story) => {
    useState(() => localStorage.setItem(`dossard.${key}`, JSON.stringify(value)));
    return <Story />;
  };
