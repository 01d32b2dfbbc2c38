import { atom } from "jotai";
import { type Client, createClient } from "../api/client.ts";
import { readCustomerToken } from "./customerToken.ts";

const none = () => undefined;

/**
 * The client that every query and action uses. The application sets one that knows its router; the default one
 * (stories, tests) calls the page's own server, ignores a 401, and waits twenty minutes for an answer: a story's
 * loading state must not end on a slow machine.
 */
export const apiAtom = atom<Client>(
  createClient({
    prefix: "",
    token: readCustomerToken,
    onUnauthenticated: none,
    onOldVersion: none,
    timeout: 20 * 60_000,
  }),
);
